#!/bin/sh
# >>> stateward
# Refuses changes of agents' state files that could not have happened legally.
command -v node >/dev/null 2>&1 || { echo "stateward: node is not on PATH; start git from a shell that has it" >&2; exit 1; }
stateward={{script}}
[ -f "$stateward" ] || stateward=$(git rev-parse --git-common-dir)/../$stateward
[ -f "$stateward" ] || { echo stateward: {{script}} "is missing; run npm install{{where}}, or stateward init --upgrade --write" >&2; exit 1; }
node "$stateward" hook {{hook}} "$@" || exit $?
# <<< stateward
