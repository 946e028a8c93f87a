#!/bin/sh
# Runs snapgen in a build action: generate.sh SNAPGEN INPUTS CONFIGURATION OUTPUT...
set -eu

root=$PWD
snapgen=$1 inputs=$2 configuration=$3
shift 3

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A path in JSON, and on the right of sed's `s`.
escaped=$(printf '%s' "$root" | sed -e 's/[\\"]/\\&/g' -e 's/[\\&|]/\\&/g')
sed "s|@root@|$escaped|g" "$inputs" > "$work/inputs.json"
"$snapgen" generate --build-inputs "$work/inputs.json" --config "$root/$configuration" --output "$work/generated"

# The place of the build is no part of its result. Tests run where their references lie below the current folder.
runtime=$work/generated/Snapgen.runtime.swift
sed -e 's|packageRoot: ".*"|packageRoot: "."|' -e '2s|, digest .*||' "$runtime" > "$work/runtime"
mv "$work/runtime" "$runtime"

for output in "$@"; do cp "$work/generated/${output##*/}" "$output"; done
