# brew tap <owner>/snapgen https://github.com/<owner>/snapgen && brew install --HEAD snapgen
#
# Builds from source. Scripts/release adds the archives of a release.
class Snapgen < Formula
  desc "Turns a catalog of previews into snapshot tests"
  homepage "https://github.com/<owner>/snapgen"
  license "MIT"

  head do
    url "https://github.com/<owner>/snapgen.git", branch: "main"

    depends_on xcode: ["16.3", :build]
    uses_from_macos "swift" => :build
  end

  def install
    if build.head?
      # Homebrew's own sandbox is around the build; SwiftPM's cannot be put into it.
      system "Scripts/release", "build", "--disable-sandbox", buildpath/"built"
      bin.install "built/snapgen"
    else
      bin.install "snapgen"
    end
    generate_completions_from_executable(bin/"snapgen", "--generate-completion-script")
  end

  test do
    (testpath/"Sources/Feature/Screen.swift").write <<~SWIFT
      enum ScreenStates: TestableState {
          static let samples = ["loading": Screen.loading]
      }
    SWIFT
    assert_match "ScreenStates", shell_output("#{bin}/snapgen scan")
  end
end
