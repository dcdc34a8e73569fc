import{C as e,T as t,a as n,w as r}from"./hook-names.js";import{O as i}from"./start.js";import{B as a,G as o,I as s,L as c,f as l,h as u,m as d,p as f}from"./hook.js";import{I as p}from"./check.js";import{a as m,l as h,o as g}from"./agent.js";import{J as ee}from"./agent-judge.js";import{dirname as te,isAbsolute as ne,join as _,relative as re,resolve as ie,sep as ae}from"node:path";import{existsSync as v,readFileSync as oe,realpathSync as y}from"node:fs";import{isUtf8 as se}from"node:buffer";const b=`node_modules/stateward/dist/cli.js`,x=`stateward.program`;function ce(e,t){if(w(e.text(`package.json`),`stateward`)!==void 0||e.look(`node_modules/stateward/dist/cli.js`)===`file`)return{script:b};let n=v(t)?y(t):t,r=h(e.folder,n);if(r!==void 0)return{script:r};let i=le(n);return i===void 0?{script:n,named:n}:{script:b,fetched:i}}const S=`$(git rev-parse --git-common-dir)/..`;function C({script:e,named:t}){return t===void 0?ne(e)?T(e):`"$(IFS=;stateward=${T(e)};[ -f $stateward ]||stateward=${S}/$stateward;echo $stateward)"`:`"$(git config --path ${x})"`}function w(e,n){let r=t(e??``);return[`dependencies`,`devDependencies`].map(e=>m(r,e,n)).find(e=>typeof e==`string`)}function le(e){let[,n]=/^(.*[\\/]_npx[\\/][^\\/]+)[\\/]node_modules[\\/]/.exec(e)??[];if(n===void 0)return;let r=_(n,`package.json`),i=t(v(r)?oe(r,`utf8`):``),[a]=g(m(i,`_npx`,`packages`));return typeof a==`string`?a:c}function T(e){return/^[\w@%+=,./-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`}const ue=[`husky`,`lefthook`,`pre-commit`,`git`,`none`];function E(e){return u.filter(({path:t})=>e.look(t)!==`absent`)}function D(e,t){return[...E(e),...u].find(e=>e.tool===t)}function de(e,{hooksFolder:t}){let n=e.text(`package.json`),r=e=>w(n,e)!==void 0;return t.split(ae).includes(`.husky`)||e.look(`.husky`)===`folder`||r(`husky`)?`husky`:E(e)[0]?.tool??(r(`lefthook`)?`lefthook`:`git`)}function O({program:e,tool:t},n){return`${w(n,e)===void 0?``:`npx `}${e} install${t===`pre-commit`?` -t pre-commit -t commit-msg -t pre-push`:``}`}const fe={has(e){let n=t(e);return n!==void 0&&JSON.stringify(n)!==JSON.stringify(k(n))},part:e=>e,put(e,n){let r=e.trim()===``?{}:t(e);return r&&M(j(k(r),t(n)??{}),e)},out(e,n){let r=k(t(e)??{}),i=k(t(n)??{});return Object.entries(r).every(([e,t])=>i[e]===t)?``:M(r,e)}},pe=/stateward[\s\S]* hook [a-z-]+(?: \{\d\})*$/;function k(e){let t=Object.entries(e).flatMap(([e,t])=>{let n=A(t);return n===void 0?[]:[[e,n]]});return Object.fromEntries(t)}function A(t){if(typeof t==`string`)return pe.test(t)?void 0:t;if(e(t)){let e=t.map(A).filter(e=>e!==void 0);return e.length===0&&t.length>0?void 0:e}if(!r(t))return t;let n=k(t);return Object.keys(n).length<Object.keys(t).length&&Object.values(n).every(e=>typeof e!=`object`)?void 0:n}function j(t,n){let i=Object.entries(n).map(([n,i])=>{let a=t[n];return e(a)&&e(i)?[n,[...a,...i]]:[n,r(a)&&r(i)?j(a,i):a??i]});return{...t,...Object.fromEntries(i)}}function M(e,t){let[,n=`  `]=/^\{\r?\n([ \t]+)/.exec(t)??[];return`${JSON.stringify(e,null,n)}\n`}function N(e){if(e.endsWith(`.json`))return fe;if(e.endsWith(`.md`))return P(`<!-- stateward -->`,`<!-- /stateward -->`);let t=e.endsWith(`.js`)?`//`:`#`;return P(`${t} >>> stateward`,`${t} <<< stateward`)}function P(e,t){let n=RegExp(`^([ \\t]*)${e}[ \\t]*\\r?\\n[^]*?^[ \\t]*${t}[ \\t]*(?:\\r?\\n|$(?![^]))`,`m`),r=RegExp(`(?:(?<=\\n)\\r?\\n)?${n.source}`,`m`),i=e=>n.exec(e)?.[0]??``,a=e=>e.replace(r,``);return{has:e=>n.test(e),part:i,put(e,t){let[r]=/\r\n/.exec(e)??[`
`],a=e=>e.replaceAll(`
`,r),o=e=>a(me(i(t),e));return n.test(e)?e.replace(n,(e,t)=>o(t)):e+(e===``?``:e.endsWith(`
`)?r:r+r)+o(``)},out(e,t){let n=a(e),r=e=>e.replaceAll(`\r
`,`
`).trim();return r(n)===r(a(t))||r(n)===``?``:n}}}function me(e,t){let[n=``]=/^[ \t]*/.exec(e)??[];return e.replace(RegExp(`^${n}(?=.)`,`gm`),t)}function F(e,t,n){let{path:r,text:i,isExecutable:a=!1,shown:o=r}=t,{has:s,part:c,put:l,out:u}=N(r),d=I(e,r),f=e=>({path:o,text:``,state:e}),p=(t,n,s=c(i))=>n===d?f(`there`):{path:o,text:s,state:t,target:{folder:e,path:r,isExecutable:a,before:d,after:n}};if(d!==void 0&&s(d)){let e=u(d,i);return n===`remove`?p(e===``?`delete`:`take-out`,e,``):n===`set-up`||t.isOnce===!0?f(`there`):p(`renew`,l(d,i)??d)}if(n!==`set-up`)return f(`none`);if(e.look(r)===`absent`)return p(`create`,i,i);let{isDone:m=e=>e.includes(`stateward`),mayAdd:h=()=>!1}=t;if(d!==void 0&&m(d))return f(`there`);let g=d!==void 0&&h(d)?l(d,i):void 0;return g===void 0?{path:o,text:c(i),state:`by-hand`,note:he(e,r,a)}:p(`append`,g)}function I(e,t){let n=e.read(t);return n!==void 0&&se(n)?n.toString(`utf8`):void 0}function he(e,t,n){if(e.look(t)===`link`)return`is a link, or stands behind one, and is left alone`;if(I(e,t)===void 0)return`is no text that can be changed, and is left alone`;let r=/\.ya?ml$/.test(t)?`, below the names that it has already: each stands once`:``;return`is there and is left alone; add this${n?` before any line that ends it (exec, exit)`:r}, with its marks`}function ge({path:e,text:t,note:n},r){let i=n===void 0?``:`: ${o(n)}`,a=t===``||!r?[]:t.replace(/\n$/,``).split(`
`);return[`  ${o(e)}${i}`,...a.map(e=>`    | ${o(e)}`.trimEnd())]}const _e={"agents/claude-code.json":`{
  "hooks": {
    "SessionStart": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ],
    "PreToolUse": [
      {
        "matcher": "Write|Edit|MultiEdit|NotebookEdit",
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ],
    "PostToolUse": [
      {
        "matcher": "Write|Edit|MultiEdit|NotebookEdit|Bash|mcp__.*",
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ],
    "PostToolUseFailure": [
      {
        "matcher": "Bash|mcp__.*",
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ],
    "Stop": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ],
    "SubagentStop": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ],
    "TaskCompleted": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ]
  }
}
`,"agents/codex.json":`{
  "hooks": {
    "SessionStart": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ],
    "PreToolUse": [
      {
        "matcher": "apply_patch",
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ],
    "PostToolUse": [
      {
        "matcher": "apply_patch|Bash|mcp__.*",
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ],
    "Stop": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "timeout": 60
          }
        ]
      }
    ]
  }
}
`,"agents/copilot.json":`{
  "version": 1,
  "hooks": {
    "SessionStart": [
      {
        "type": "command",
        "bash": "{{command}}",
        "powershell": "{{command}}",
        "cwd": ".",
        "timeoutSec": 60
      }
    ],
    "PreToolUse": [
      {
        "type": "command",
        "bash": "{{command}}",
        "powershell": "{{command}}",
        "cwd": ".",
        "timeoutSec": 60,
        "matcher": "Edit|Write|{{writers}}"
      }
    ],
    "PostToolUse": [
      {
        "type": "command",
        "bash": "{{command}}",
        "powershell": "{{command}}",
        "cwd": ".",
        "timeoutSec": 60
      }
    ],
    "PostToolUseFailure": [
      {
        "type": "command",
        "bash": "{{command}}",
        "powershell": "{{command}}",
        "cwd": ".",
        "timeoutSec": 60
      }
    ],
    "Stop": [
      {
        "type": "command",
        "bash": "{{command}}",
        "powershell": "{{command}}",
        "cwd": ".",
        "timeoutSec": 60
      }
    ]
  }
}
`,"agents/cursor.json":`{
  "version": 1,
  "hooks": {
    "sessionStart": [
      {
        "command": "{{command}}"
      }
    ],
    "preToolUse": [
      {
        "command": "{{command}}",
        "matcher": "Write|StrReplace|ApplyPatch|Delete"
      }
    ],
    "postToolUse": [
      {
        "command": "{{command}}",
        "matcher": "Write|StrReplace|ApplyPatch|Delete|Shell|MCP:.*"
      }
    ],
    "stop": [
      {
        "command": "{{command}}"
      }
    ]
  }
}
`,"agents/gemini.json":`{
  "hooks": {
    "SessionStart": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "name": "stateward",
            "timeout": 60000
          }
        ]
      }
    ],
    "BeforeTool": [
      {
        "matcher": "write_file|replace",
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "name": "stateward",
            "timeout": 60000
          }
        ]
      }
    ],
    "AfterTool": [
      {
        "matcher": "write_file|replace|run_shell_command|mcp_.*",
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "name": "stateward",
            "timeout": 60000
          }
        ]
      }
    ],
    "AfterAgent": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "{{command}}",
            "name": "stateward",
            "timeout": 60000
          }
        ]
      }
    ]
  }
}
`,"agents/kiro.json":`{
  "version": "v1",
  "hooks": [
    {
      "name": "stateward-sessionstart",
      "trigger": "SessionStart",
      "action": {
        "type": "command",
        "command": "{{command}}"
      },
      "timeout": 60
    },
    {
      "name": "stateward-pretooluse",
      "trigger": "PreToolUse",
      "matcher": "fs_?[wW]rite|fs_?[aA]ppend|str_?[rR]eplace|delete_?[fF]ile|apply_patch",
      "action": {
        "type": "command",
        "command": "{{command}}"
      },
      "timeout": 60
    },
    {
      "name": "stateward-posttooluse",
      "trigger": "PostToolUse",
      "matcher": "fs_?[wW]rite|fs_?[aA]ppend|str_?[rR]eplace|delete_?[fF]ile|apply_patch|execute_?[bB]ash|shell",
      "action": {
        "type": "command",
        "command": "{{command}}"
      },
      "timeout": 60
    },
    {
      "name": "stateward-postfilesave",
      "trigger": "PostFileSave",
      "action": {
        "type": "command",
        "command": "{{command}}"
      },
      "timeout": 60
    },
    {
      "name": "stateward-stop",
      "trigger": "Stop",
      "action": {
        "type": "command",
        "command": "{{command}}"
      },
      "timeout": 60
    }
  ]
}
`,"agents/opencode.js":`// >>> stateward
// Has state files judged before they are edited, and after any tool (stateward init --agents opencode).
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function program() {
  {{finding}};
  return stateward;
}

export const Stateward = async ({ directory }) => {
  const ask = (event, { sessionID, tool }, args) => {
    const found = program();
    if (!found) return {};
    const call = { hook_event_name: event, session_id: sessionID, cwd: directory, tool_name: tool, tool_input: args };
    const { stdout } = spawnSync('node', [found, 'hook', 'opencode'], { cwd: directory, input: JSON.stringify(call) });
    return stdout?.length > 0 ? JSON.parse(stdout) : {};
  };
  return {
    event: async ({ event }) => {
      if (event.type === 'session.created') ask(event.type, event.properties ?? {});
    },
    'tool.execute.before': async (input, output) => {
      const { deny } = ask('tool.execute.before', input, output.args);
      if (deny) throw new Error(deny);
    },
    'tool.execute.after': async (input, output) => {
      const { say } = ask('tool.execute.after', input, input.args);
      if (say) output.output = \`\${output.output ?? ''}\\n\\n\${say}\`;
    },
  };
};
// <<< stateward
`,attributes:`# >>> stateward
# Merged item by item (git config merge.stateward.driver).
{{lines}}
# <<< stateward
`,"claude.md":`<!-- stateward -->
@AGENTS.md
<!-- /stateward -->
`,"code-owners":`/.stateward.yml           @{{owner}}/gate-owners
/.stateward.waivers.yml   @{{owner}}/gate-owners
{{ci}}  @{{owner}}/gate-owners
`,"configuration.yml":`# >>> stateward
{{schema}}# How Stateward judges the state files of this repository.
# Changes count once they are on the base branch.
version: 1

# What is listed adds to what is recognised by its name;
# the last entry that matches a path decides.
files:
{{entries}}

# What looks like state and is none:
# ignore: ["**/fixtures/**"]

# A severity (error, warning, note, off) for a rule;
# "stateward rules" lists them:
# rules:
#   {{rule}}
# <<< stateward
`,gitignore:`# >>> stateward
node_modules/
# <<< stateward
`,"gitlab-ci.yml":`# >>> stateward
# Judges what a change does to agents' state files. That merging waits for it:
# Settings, Merge requests, Pipelines must succeed.
stateward:
  image: node:24
  variables:
    GIT_DEPTH: 0
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - {{program}} check --ci --format text --format gitlab=stateward.json --format junit=stateward.xml
  artifacts:
    when: always
    reports:
      codequality: stateward.json
      junit: stateward.xml
# <<< stateward
`,"hook-named.sh":`#!/bin/sh
# >>> stateward
# Refuses changes of agents' state files that could not have happened legally.
command -v node >/dev/null 2>&1 || { echo "stateward: node is not on PATH; start git from a shell that has it" >&2; exit 1; }
stateward=$(git config --path stateward.program || :)
[ -f "$stateward" ] || { echo "stateward: say where your clone of Stateward lies: git config stateward.program <folder of Stateward>/dist/cli.js" >&2; exit 1; }
node "$stateward" hook {{hook}} "$@" || exit $?
# <<< stateward
`,"hook.sh":`#!/bin/sh
# >>> stateward
# Refuses changes of agents' state files that could not have happened legally.
command -v node >/dev/null 2>&1 || { echo "stateward: node is not on PATH; start git from a shell that has it" >&2; exit 1; }
stateward={{script}}
[ -f "$stateward" ] || stateward=$(git rev-parse --git-common-dir)/../$stateward
[ -f "$stateward" ] || { echo stateward: {{script}} "is missing; run npm install{{where}}, or stateward init --upgrade --write" >&2; exit 1; }
node "$stateward" hook {{hook}} "$@" || exit $?
# <<< stateward
`,"husky-checkout.sh":`#!/bin/sh
# >>> stateward
# Without husky's own folder, which git ignores, no hook is run in a work tree.
[ -e .husky/_ ] || [ ! -d .husky ] || cp -R "$(dirname "$0")/_" .husky/_
# <<< stateward
`,"lefthook.json":`{
  "pre-commit": {
    "commands": {
      "stateward": {
        "run": "{{pre-commit}}"
      }
    }
  },
  "commit-msg": {
    "commands": {
      "stateward": {
        "run": "{{commit-msg}}"
      }
    }
  },
  "pre-merge-commit": {
    "commands": {
      "stateward": {
        "run": "{{pre-merge-commit}}"
      }
    }
  },
  "pre-push": {
    "commands": {
      "stateward": {
        "run": "{{pre-push}}",
        "use_stdin": true
      }
    }
  }
}
`,"lefthook.toml":`# >>> stateward
[pre-commit.commands.stateward]
run = "{{pre-commit}}"

[commit-msg.commands.stateward]
run = "{{commit-msg}}"

[pre-merge-commit.commands.stateward]
run = "{{pre-merge-commit}}"

[pre-push.commands.stateward]
run = "{{pre-push}}"
# Without it the hook does not get the refs.
use_stdin = true
# <<< stateward
`,"lefthook.yml":`# >>> stateward
pre-commit:
  commands:
    stateward:
      run: "{{pre-commit}}"
commit-msg:
  commands:
    stateward:
      run: "{{commit-msg}}"
pre-merge-commit:
  commands:
    stateward:
      run: "{{pre-merge-commit}}"
pre-push:
  commands:
    stateward:
      run: "{{pre-push}}"
      # Without it the hook does not get the refs.
      use_stdin: true
# <<< stateward
`,"paragraph.md":`<!-- stateward -->
## State files

These files are the record of the work. Stateward judges every commit that changes them:

{{files}}

- Take an open item, do it, and tick it in the commit that holds the work, or after it in one whose message names the item.
- Do not reword an item as you tick it. Open items may change, in a commit of their own.
- Finished items stay as they are: do not edit, move or drop them, and never set a counter back. Reopen one only with a
  reason, in its notes or in a commit message that names it.
{{steps}}- A refusal names file, line and value, why, and ends with the command that puts it back, after \`Repair:\`. Run it and
  commit; \`{{command}} explain <rule>\` says more{{elsewhere}}.
- Never commit or push with \`--no-verify\`, and never change \`.stateward.yml\`, \`.stateward.waivers.yml\`, a hook or a
  workflow to get a change through. Ask a person.
<!-- /stateward -->
`,"pre-commit-repository.yaml":`default_install_hook_types: [pre-commit, commit-msg, pre-push]
repos:
  # >>> stateward
  - repo: https://github.com/{{repository}}
    rev: v{{version}}
    hooks:
      - id: stateward
        verbose: true
      - id: stateward-commit-msg
        verbose: true
      - id: stateward-pre-push
        verbose: true
  # <<< stateward
`,"pre-commit.yaml":`default_install_hook_types: [pre-commit, commit-msg, pre-push]
repos:
  # >>> stateward
  - repo: local
    hooks:
      - id: stateward
        name: stateward
        language: system
        entry: "{{pre-commit}}"
        stages: [pre-commit]
        always_run: true
        pass_filenames: false
        # A hook that passes shows nothing without it, and so no warning.
        verbose: true
      - id: stateward-commit-msg
        name: stateward-commit-msg
        language: system
        entry: "{{commit-msg}}"
        stages: [commit-msg]
        always_run: true
        # The one name that is passed is that of the message file.
        pass_filenames: true
        verbose: true
      - id: stateward-pre-push
        name: stateward-pre-push
        language: system
        entry: "{{pre-push}}"
        stages: [pre-push]
        always_run: true
        pass_filenames: false
        verbose: true
  # <<< stateward
`,"prek-repository.toml":`# >>> stateward
[[repos]]
repo = "https://github.com/{{repository}}"
rev = "v{{version}}"
hooks = [
  { id = "stateward", verbose = true },
  { id = "stateward-commit-msg", verbose = true },
  { id = "stateward-pre-push", verbose = true },
]
# <<< stateward
`,"prek.toml":`# >>> stateward
[[repos]]
repo = "local"

[[repos.hooks]]
id = "stateward"
name = "stateward"
language = "system"
entry = "{{pre-commit}}"
stages = ["pre-commit"]
always_run = true
pass_filenames = false
# A hook that passes shows nothing without it, and so no warning.
verbose = true

[[repos.hooks]]
id = "stateward-commit-msg"
name = "stateward-commit-msg"
language = "system"
entry = "{{commit-msg}}"
stages = ["commit-msg"]
always_run = true
# The one name that is passed is that of the message file.
pass_filenames = true
verbose = true

[[repos.hooks]]
id = "stateward-pre-push"
name = "stateward-pre-push"
language = "system"
entry = "{{pre-push}}"
stages = ["pre-push"]
always_run = true
pass_filenames = false
verbose = true
# <<< stateward
`,"steps.md":`- A step is declared in the commit message, by one line anywhere in it, and what it declares must have happened:
  \`Agent-Step: node=<id> status=done guard=pass\`. One step a commit.
`,"unknown-tool.txt":`pre-commit: {{pre-commit}}
commit-msg: {{commit-msg}}
pre-merge-commit: {{pre-merge-commit}}
pre-push: {{pre-push}}
`,"workflow.yml":`# Judges what a change does to agents' state files. Make its job a required check of the default branch.
name: stateward
on:
  pull_request:
  merge_group:
  push:
    branches: ["{{branch}}"]
permissions:
  contents: read
jobs:
  stateward:
    # A job that is skipped counts as passed; so it runs even where a job that it needs has failed.
    if: always()
    # needs: [test]
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 0
          # What a force push left behind is fetched when it is judged; this job runs nothing of the repository.
          persist-credentials: true
      # >>> stateward
      - uses: "{{action}}"
      # <<< stateward
        # What proved the work; without it every item that is done is a claim.
        # with:
        #   guard: \${{ needs.test.result }}
`};function L(e,t={}){return _e[e].replace(/"\{\{([\w-]+)\}\}"|\{\{([\w-]+)\}\}/g,(e,n,r=``)=>n===void 0?t[r]??``:JSON.stringify(t[n]??``))}const R=`.github/workflows/stateward.yml`,z=`.gitlab-ci.yml`,B=`<owner>/stateward`;function ve(e){let{manner:t,isGitLab:n}=e;return t===`set-up`?[n?H(e):V(e)]:[V(e),H(e)]}function V({folder:e,manner:t,defaultBranch:n,repository:r}){let i=r??W(e)??void 0,o=L(`workflow.yml`,{branch:n.replace(/[+!]/g,`\\$&`),action:`${i??B}@v${a}`}),s=F(e,{path:R,text:o},t);if(s.state!==`create`||i!==void 0)return s;let c=`replace ${B} by the repository that holds the Action, or run init with --action`;return{...s,note:c}}function H({folder:e,manner:t,caller:n}){let r=w(e.text(`package.json`),`stateward`)===void 0?`npx --yes ${n.fetched??c}`:`npm ci --ignore-scripts && ${s}`,i=L(`gitlab-ci.yml`,{program:r}),a=F(e,{path:z,text:i,mayAdd:e=>U(e,i)&&!/^stages:/m.test(e)},t);return a.target===void 0||!r.includes(`OWNER`)?a:{...a,note:`replace OWNER by the account that holds Stateward`}}function U(e,t){let n=e=>[...e.matchAll(/^([\w-]+|"[^"]*"):/gm)].map(([,e])=>e),r=new Set(n(e));return n(t).length>0&&n(t).every(e=>!r.has(e))}function W(e){return G(N(R).part(e.text(`.github/workflows/stateward.yml`)??``))}function G(e){return/(?:uses: "?|github\.com\/)([\w-]+\/[\w.-]+?)(?=[@"\s])/.exec(e)?.[1]}const K=[`pre-commit`,`commit-msg`,`pre-merge-commit`,`pre-push`];function q(e){let{hooksPathIsSet:t,hooksFolder:n,mainHooksFolder:r,restingHooks:i}=e;if(r!==void 0){let e=T(n);return[`mkdir -p ${e} && cp -R ${T(r)}/. ${e}`]}return t&&i.length===0?[]:[`npx husky`]}function ye(e,t){let{folder:n,facts:r,manner:i}=t,a=i===`set-up`,o=D(n,e),s=a?o===void 0?[]:[o]:E(n),c={path:`.husky/post-checkout`,text:L(`husky-checkout.sh`),isExecutable:!0},l=[...a&&e!==`husky`?[]:[...X(n,`.husky`,t),F(n,c,i)],...a&&e!==`git`?[]:we(t),...s.map(e=>be(e,t))];return e===`husky`?{proposals:l,commands:q(r)}:{proposals:l,commands:o!==void 0&&o.tool!==`unknown`?[O(o,n.text(`package.json`))]:[]}}function be(e,t){let{path:n,tool:r,template:i,fetching:o}=e,{folder:s,caller:c,manner:l}=t,u=s.text(n)??``,d=t.repository??G(N(n).part(u)),f=K.map(e=>[e,xe(r,c,e)]),p={...Object.fromEntries(f),repository:d??``,version:a},m=L(d===void 0?i:o,p);return r===`unknown`?l!==`set-up`||u.includes(`stateward`)?{path:n,text:``,state:`there`}:{path:n,text:m,state:`by-hand`,note:`found, which init does not know: have its hooks run these, with what git hands on`}:F(s,{path:n,text:m,mayAdd:e=>Se(n,e,m)},l)}const J={"commit-msg":` {1}`,"pre-push":` {1} {2}`};function xe(e,t,n){let r=`node ${C(t)} hook ${n}`;return e===`lefthook`?`${r}${J[n]??``}`:e===`pre-commit`&&r.includes(`$(`)?`sh -c ${T(`${r} "$@"`)} --`:r}function Se(e,t,n){return e.endsWith(`.toml`)?!/^repos\s*=/m.test(t):e.endsWith(`.json`)||U(t,N(e).part(n))}function Y(e,{script:t,named:n}){if(n!==void 0)return L(`hook-named.sh`,{hook:e});let[,r]=/^(?!\/)(.+)\/node_modules\//.exec(t)??[],i=r!==void 0&&/^[\w@%+=,./-]+$/.test(r)?` in ${r}`:``;return L(`hook.sh`,{hook:e,script:T(t),where:i})}function X(e,t,{caller:n,manner:r},i=t){return K.map(a=>{let o=t===``?a:`${t}/${a}`,s=Y(a,n),c=F(e,{path:o,shown:`${i}/${a}`,text:s,isExecutable:!0},r),l=c.state===`by-hand`?Te(e.text(o)):void 0;return l===void 0?c:Ce(c,s,a,l)})}function Ce(e,t,n,r){let i=`${t}exec "$(dirname "$0")/${n}.own" "$@"\n`,a=`is there and is left alone; it is no shell script (${r}). Rename it to ${n}.own, and make ${n} of this, executable (chmod +x)`;return{...e,text:i,note:a}}function we(e){let{folder:t,caller:n,manner:r,facts:i}=e,{hooksFolder:a,top:o,gitFolder:s}=i,c=h(o,a);if(c)return X(t,c,e);let l=h(s,a);return l?X(p(s),l,e,a):K.map(e=>{let t=_(a,e);return r===`set-up`?{path:t,text:`if [ -e .stateward.yml ]; then\n${N(e).part(Y(e,n)).replace(/^(?=.)/gm,`  `)}fi\n`,state:`by-hand`,note:`lies outside of the repository (core.hooksPath) and is left alone; these lines pass over repositories without .stateward.yml`}:{path:t,text:``,state:`none`}})}function Te(e=``){let[,t]=/^#!\s*(?:\S*\/env\s+(?:-\S+\s+)*)?(?:\S*\/)?([^\s/]+)/.exec(e)??[];return t===void 0||/^(?:ba|da|k|z|a)?sh$/.test(t)?void 0:t}function Ee(e,t,n){return F(e,{path:`.gitattributes`,text:L(`attributes`,{lines:[...new Set(t.flatMap(ke))].map(e=>`${e} merge=stateward diff=stateward`).join(`
`)}),mayAdd:()=>!0},n)}function De(e){return/^[^#\n]*\s(merge|diff)=stateward\b/m.test(e)}function Oe(e){let t=`node ${C(e)}`;return[`git config merge.stateward.name ${T(`Stateward, item by item`)}`,`git config merge.stateward.driver ${T(`${t} merge --marker-size %L --ours=%X --theirs=%Y -- %O %A %B %P`)}`,`git config diff.stateward.textconv ${T(`${t} diff --textconv --`)}`]}function ke({path:e,glob:t,members:r=[]}){return[...(t===e?void 0:n(t,100))??[e.replace(/[\\*?[]/g,e=>`\\${e}`)],...r.flatMap(e=>n(e,100)??[])].map(Ae)}function Ae(e){let t=e.includes(`/`)?e:`/${e}`;return/[\s"#!]/.test(t)?JSON.stringify(t):t}function je(e,t){return n=>{let r=e(n);if(t===void 0||r?.hasShape===void 0)return r;let i=t.read(n)??Me(t,n);return i===void 0||r.hasShape(i)?r:void 0}}function Me(e,t){try{let n=y(e.folder),r=h(n,y(_(n,t)));return r===void 0?void 0:e.read(r)}catch{return}}const Z=[`.github/CODEOWNERS`,`CODEOWNERS`,`docs/CODEOWNERS`,`.gitlab/CODEOWNERS`];function Q(e){return Z.find(t=>e.look(t)!==`absent`)}function $(e){return/^(?:\*|\S*\.stateward\S*)[ \t]+\S*@/m.test(e.text(Q(e)??``)??``)}function Ne({folder:e,isGitLab:t,repository:n}){let r=Q(e)??(t?`CODEOWNERS`:Z[0]);if($(e))return{path:r,text:``,state:`there`};let[i=``]=(n??W(e)??``).split(`/`),a=(t?`/.gitlab-ci.yml`:`/.github/`).padEnd(24);return{path:r,text:L(`code-owners`,{owner:i===``?`your-org`:i,ci:a}),state:`by-hand`,note:`name the people who may change how the gate judges, and require approval by code owners`}}const Pe=/\.url (?:\w+:\/\/)?(?:[^\s/@]*@)?[^\s/:]*gitlab/i;async function Fe(e){let t=async(...t)=>{let n=await i(e).run(t);return n.ok?n.output.toString(`utf8`):``},n=(await t(`rev-parse`,`--show-toplevel`)).replace(/\n$/,``),[r,a=``]=(await t(`rev-parse`,`--is-shallow-repository`,`--git-common-dir`)).split(`
`),o=a===``?``:ie(e.directory,a),s=async e=>(await t(`config`,`--type=path`,`--get`,e)).trim(),[,c,u]=/(\d+)\.(\d+)/.exec(await t(`version`))??[],d=await s(`stateward.program`),f=(await t(`config`,`--get`,`merge.stateward.driver`)).trim(),p=(await t(`log`,`-n`,`500`,`--format=%aN`)).split(`
`),m=i({...e,directory:n===``?e.directory:n}),h=await ee(m,`tracked`),g=await m.run([`ls-files`,`--others`,`--exclude-standard`,`--directory`,`node_modules`]);return{gitVersion:c===void 0?void 0:[Number(c),Number(u)],isRepository:n!==``,top:n,gitFolder:o,isShallow:r===`true`,hasGrafts:v(_(o,`info`,`grafts`)),...Ie(n,o,await l(e)??``,await s(`core.hooksPath`)!==``),...d===``?{}:{program:d},...f===``?{}:{driver:f},isGitLab:Pe.test(await t(`config`,`--get-regexp`,`^remote\\..*\\.url$`))||v(_(n,`.gitlab-ci.yml`)),authors:new Set(p.filter(e=>e!==``&&!e.endsWith(`[bot]`))).size,openPackages:g.ok&&g.output.length>0,paths:h.ok?h.value:[]}}function Ie(e,t,n,r){let i=_(t,`hooks`),a=_(te(t),re(e,n)),o=!v(n)&&v(a),s=d(n)!==n,c=f(n),l=f(o?a:_(e,`.husky`)),u=o||!r?[...l.callingHooks,...l.idleHooks]:[];return{hooksFolder:n,hooksPathIsSet:r,...c,hookFiles:c.callingHooks.map(e=>_(d(n),e)),idleHooks:s?[]:c.idleHooks,shadowedHooks:n===i?[]:f(i).callingHooks,restingHooks:s?c.idleHooks:u,...o?{mainHooksFolder:a}:{}}}export{de as C,x as D,S as E,C as O,O as S,b as T,F as _,je as a,E as b,Ee as c,W as d,z as f,ge as g,L as h,Ne as i,T as k,ye as l,R as m,Q as n,Oe as o,ve as p,$ as r,De as s,Fe as t,q as u,N as v,ce as w,ue as x,D as y};