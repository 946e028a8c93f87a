"""Snapshot tests that snapgen writes, and their run."""

load("@rules_swift//swift:swift_test.bzl", "swift_test")

def _snapgen_sources_impl(ctx):
    files = {module: target.files.to_list() for target, module in ctx.attr.modules.items()}
    inputs = ctx.actions.declare_file(ctx.label.name + "/Snapgen.inputs.json")
    names = ["Snapgen.tests.swift", "Snapgen.runtime.swift"]
    outputs = [ctx.actions.declare_file(ctx.label.name + "/" + name) for name in names]

    # Where an action runs is only known when it runs: generate.sh puts the place in.
    ctx.actions.write(inputs, json.encode({
        "root": "@root@",
        "target": ctx.attr.target,
        "modules": [
            {"name": module, "files": ["@root@/" + file.path for file in sources]}
            for module, sources in files.items()
        ],
        "otherModules": [],
        "testFiles": [],
    }))
    ctx.actions.run(
        executable = ctx.executable._generate,
        arguments = [ctx.executable.snapgen.path, inputs.path, ctx.file.config.path] + [file.path for file in outputs],
        inputs = depset(
            [inputs, ctx.file.config],
            transitive = [target.files for target in ctx.attr.modules],
        ),
        tools = [ctx.executable.snapgen],
        outputs = outputs,
        mnemonic = "Snapgen",
        progress_message = "Writing the tests of %s" % ctx.attr.target,
    )
    return [DefaultInfo(files = depset(outputs))]

snapgen_sources = rule(
    implementation = _snapgen_sources_impl,
    doc = "The sources of a test target, written by snapgen.",
    attrs = {
        "modules": attr.label_keyed_string_dict(
            doc = "The files of each module whose samples are tested, and the module's name.",
            allow_files = [".swift"],
            mandatory = True,
        ),
        "config": attr.label(doc = "The snapgen.yml.", allow_single_file = [".yml"], mandatory = True),
        "target": attr.string(doc = "The test target.", mandatory = True),
        "snapgen": attr.label(
            default = "@snapgen_tool//:snapgen",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
        "_generate": attr.label(
            default = "//bazel:generate.sh",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
    },
)

def snapgen_test(name, config, modules, deps, references = [], env = {}, **kwargs):
    """Writes snapshot tests and runs them, in as many shards as `shard_count` says.

    Args:
        name: the test, and the test target as snapgen knows it.
        config: the snapgen.yml.
        modules: the files of each module whose samples are tested, and the module's name.
        deps: the modules and the engine.
        references: the recorded snapshots.
        env: more variables of the test.
        **kwargs: what else swift_test takes, such as shard_count.
    """
    snapgen_sources(
        name = name + "_generated",
        config = config,
        modules = modules,
        tags = ["manual"],
        target = name,
        testonly = True,
    )
    swift_test(
        name = name,
        srcs = [":" + name + "_generated"],
        data = references,
        # Tests run at the root of their files. A sandbox is thrown away, so nothing is recorded in it.
        env = dict({"SNAPGEN_PACKAGE_ROOT": ".", "SNAPSHOT_TESTING_RECORD": "never"}, **env),
        module_name = name,
        deps = deps,
        **kwargs
    )
