#!/bin/sh
# >>> stateward
# Refuses changes of agents' state files that could not have happened legally.
command -v node >/dev/null 2>&1 || { echo "stateward: node is not on PATH; start git from a shell that has it" >&2; exit 1; }
stateward=$(git config --path stateward.program || :)
[ -f "$stateward" ] || { echo "stateward: say where your clone of Stateward lies: git config stateward.program <folder of Stateward>/dist/cli.js" >&2; exit 1; }
node "$stateward" hook {{hook}} "$@" || exit $?
# <<< stateward
