import{C as e,T as t,a as n,w as r}from"./hook-names.js";import{O as i}from"./start.js";import{B as a,G as o,I as s,L as c,f as l,h as u,m as d,p as f}from"./hook.js";import{a as p,l as m,o as h}from"./agent.js";import{J as g}from"./agent-judge.js";import{isAbsolute as _,join as v,resolve as ee,sep as te}from"node:path";import{existsSync as y,readFileSync as ne,realpathSync as b}from"node:fs";import{isUtf8 as re}from"node:buffer";const x=`node_modules/stateward/dist/cli.js`,S=`stateward.program`;function ie(e,t){if(T(e.text(`package.json`),`stateward`)!==void 0||e.look(`node_modules/stateward/dist/cli.js`)===`file`)return{script:x};let n=y(t)?b(t):t,r=m(e.folder,n);if(r!==void 0)return{script:r};let i=ae(n);return i===void 0?{script:n,named:n}:{script:x,fetched:i}}const C=`$(git rev-parse --git-common-dir)/..`;function w({script:e,named:t}){return t===void 0?_(e)?E(e):`"$(IFS=;stateward=${E(e)};[ -f $stateward ]||stateward=${C}/$stateward;echo $stateward)"`:`"$(git config --path ${S})"`}function T(e,n){let r=t(e??``);return[`dependencies`,`devDependencies`].map(e=>p(r,e,n)).find(e=>typeof e==`string`)}function ae(e){let[,n]=/^(.*[\\/]_npx[\\/][^\\/]+)[\\/]node_modules[\\/]/.exec(e)??[];if(n===void 0)return;let r=v(n,`package.json`),i=t(y(r)?ne(r,`utf8`):``),[a]=h(p(i,`_npx`,`packages`));return typeof a==`string`?a:c}function E(e){return/^[\w@%+=,./-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`}const oe=[`husky`,`lefthook`,`pre-commit`,`git`,`none`];function D(e){return u.filter(({path:t})=>e.look(t)!==`absent`)}function se(e,t){return[...D(e),...u].find(e=>e.tool===t)}function O(e,{hooksFolder:t}){let n=e.text(`package.json`),r=e=>T(n,e)!==void 0;if(t.split(te).includes(`.husky`)||e.look(`.husky`)===`folder`||r(`husky`))return`husky`;let i=k(e)===void 0?`git`:`none`;return D(e)[0]?.tool??(r(`lefthook`)?`lefthook`:i)}function k(e){return[`hk.pkl`,`.overcommit.yml`,`captainhook.json`,`.simple-git-hooks.json`].find(t=>e.look(t)!==`absent`)}function ce({program:e,tool:t},n){return`${T(n,e)===void 0?``:`npx `}${e} install${t===`pre-commit`?` -t pre-commit -t commit-msg -t pre-push`:``}`}const le={has(e){let n=t(e);return n!==void 0&&JSON.stringify(n)!==JSON.stringify(A(n))},part:e=>e,put(e,n){let r=e.trim()===``?{}:t(e);return r&&N(M(A(r),t(n)??{}),e)},out(e,n){let r=A(t(e)??{}),i=A(t(n)??{});return Object.entries(r).every(([e,t])=>i[e]===t)?``:N(r,e)}},ue=/stateward[\s\S]* hook [a-z-]+(?: \{\d\})*$/;function A(e){let t=Object.entries(e).flatMap(([e,t])=>{let n=j(t);return n===void 0?[]:[[e,n]]});return Object.fromEntries(t)}function j(t){if(typeof t==`string`)return ue.test(t)?void 0:t;if(e(t)){let e=t.map(j).filter(e=>e!==void 0);return e.length===0&&t.length>0?void 0:e}if(!r(t))return t;let n=A(t);return Object.keys(n).length<Object.keys(t).length&&Object.values(n).every(e=>typeof e!=`object`)?void 0:n}function M(t,n){let i=Object.entries(n).map(([n,i])=>{let a=t[n];return e(a)&&e(i)?[n,[...a,...i]]:[n,r(a)&&r(i)?M(a,i):a??i]});return{...t,...Object.fromEntries(i)}}function N(e,t){let[,n=`  `]=/^\{\r?\n([ \t]+)/.exec(t)??[];return`${JSON.stringify(e,null,n)}\n`}function P(e){if(e.endsWith(`.json`))return le;if(e.endsWith(`.md`))return F(`<!-- stateward -->`,`<!-- /stateward -->`);let t=e.endsWith(`.js`)?`//`:`#`;return F(`${t} >>> stateward`,`${t} <<< stateward`)}function F(e,t){let n=RegExp(`^([ \\t]*)${e}[ \\t]*\\r?\\n[^]*?^[ \\t]*${t}[ \\t]*(?:\\r?\\n|$(?![^]))`,`m`),r=RegExp(`(?:(?<=\\n)\\r?\\n)?${n.source}`,`m`),i=e=>n.exec(e)?.[0]??``,a=e=>e.replace(r,``);return{has:e=>n.test(e),part:i,put(e,t){let[r]=/\r\n/.exec(e)??[`
`],a=e=>e.replaceAll(`
`,r),o=e=>a(de(i(t),e));return n.test(e)?e.replace(n,(e,t)=>o(t)):e+(e===``?``:e.endsWith(`
`)?r:r+r)+o(``)},out(e,t){let n=a(e),r=e=>e.replaceAll(`\r
`,`
`).trim();return r(n)===r(a(t))||r(n)===``?``:n}}}function de(e,t){let[n=``]=/^[ \t]*/.exec(e)??[];return e.replace(RegExp(`^${n}(?=.)`,`gm`),t)}function I(e,t,n){let{path:r,text:i,isExecutable:a=!1,shown:o=r}=t,{has:s,part:c,put:l,out:u}=P(r),d=fe(e,r),f={path:o,text:``,state:`there`},p=(t,n,s=c(i))=>n===d?f:{path:o,text:s,state:t,target:{folder:e,path:r,isExecutable:a,before:d,after:n}};if(d!==void 0&&s(d)){let e=u(d,i);return n===`remove`?p(e===``?`delete`:`take-out`,e,``):n===`set-up`||t.isOnce===!0?f:p(`renew`,l(d,i)??d)}if(n!==`set-up`)return f;if(e.look(r)===`absent`)return p(`create`,i,i);let{isDone:m=e=>e.includes(`stateward`),mayAdd:h=()=>!1}=t;if(d!==void 0&&m(d))return f;let g=d!==void 0&&h(d)?l(d,i):void 0;if(g!==void 0)return p(`append`,g);let _=a?L+R:L;return{path:o,text:c(i),state:`by-hand`,note:_}}function fe(e,t){let n=e.read(t);return n!==void 0&&re(n)?n.toString(`utf8`):void 0}const L=`is not changed (a link, no text, or what others wrote): add this, with its marks; in YAML below the names that are there`,R=`; before any line that ends a script (exec, exit), and started from it where it is no script of a shell`;function z({path:e,text:t,note:n},r){let i=n===void 0?``:`: ${o(n)}`,a=t===``||!r?[]:t.replace(/\n$/,``).split(`
`);return[`  ${o(e)}${i}`,...a.map(e=>`    | ${o(e)}`.trimEnd())]}const B={"agents/claude-code.json":`{
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
        "matcher": "Write|Edit|MultiEdit|NotebookEdit{{others}}",
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
        "matcher": "apply_patch{{others}}",
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
        "matcher": "Edit|Write|{{writers}}{{others}}"
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
        "matcher": "Write|StrReplace|ApplyPatch|Delete{{others}}"
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
        "matcher": "write_file|replace{{others}}",
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
      "matcher": "fs_?[wW]rite|fs_?[aA]ppend|str_?[rR]eplace|delete_?[fF]ile|apply_patch{{others}}",
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
`};function V(e,t={}){return B[e].replace(/"\{\{([\w-]+)\}\}"|\{\{([\w-]+)\}\}/g,(e,n,r=``)=>n===void 0?t[r]??``:JSON.stringify(t[n]??``))}function pe(e,t,n){return I(e,{path:`.gitattributes`,text:V(`attributes`,{lines:[...new Set(t.flatMap(ge))].map(e=>`${e} merge=stateward diff=stateward`).join(`
`)}),mayAdd:()=>!0},n)}function me(e){return/^[^#\n]*\s(merge|diff)=stateward\b/m.test(e)}function he(e){let t=`node ${w(e)}`;return[`git config merge.stateward.name ${E(`Stateward, item by item`)}`,`git config merge.stateward.driver ${E(`${t} merge --marker-size %L --ours=%X --theirs=%Y -- %O %A %B %P`)}`,`git config diff.stateward.textconv ${E(`${t} diff --textconv --`)}`]}function ge({path:e,glob:t,members:r=[]}){return[...(t===e?void 0:n(t,100))??[e.replace(/[\\*?[]/g,e=>`\\${e}`)],...r.flatMap(e=>n(e,100)??[])].map(_e)}function _e(e){let t=e.includes(`/`)?e:`/${e}`;return/[\s"#!]/.test(t)?JSON.stringify(t):t}const H=`.github/workflows/stateward.yml`,U=`.gitlab-ci.yml`,W=`<owner>/stateward`;function ve(e){let{manner:t,isGitLab:n}=e;return t===`set-up`?[n?K(e):G(e)]:[G(e),K(e)]}function G({folder:e,manner:t,defaultBranch:n,repository:r}){let i=r??J(e)??void 0,o=V(`workflow.yml`,{branch:n.replace(/[+!]/g,`\\$&`),action:`${i??W}@v${a}`}),s=I(e,{path:H,text:o},t);if(s.state!==`create`||i!==void 0)return s;let c=`replace ${W} by the repository that holds the Action, or run init with --action`;return{...s,note:c}}function K({folder:e,manner:t,caller:n}){let r=T(e.text(`package.json`),`stateward`)===void 0?`npx --yes ${n.fetched??c}`:`npm ci --ignore-scripts && ${s}`,i=V(`gitlab-ci.yml`,{program:r}),a=I(e,{path:U,text:i,mayAdd:e=>q(e,i)&&!/^stages:/m.test(e)},t);return a.target===void 0||!r.includes(`OWNER`)?a:{...a,note:`replace OWNER by the account that holds Stateward`}}function q(e,t){let n=e=>[...e.matchAll(/^([\w-]+|"[^"]*"):/gm)].map(([,e])=>e),r=new Set(n(e));return n(t).length>0&&n(t).every(e=>!r.has(e))}function J(e){return Y(P(H).part(e.text(`.github/workflows/stateward.yml`)??``))}function Y(e){return/(?:uses: "?|github\.com\/)([\w-]+\/[\w.-]+?)(?=[@"\s])/.exec(e)?.[1]}function ye(e,t){return n=>{let r=e(n);if(t===void 0||r?.hasShape===void 0)return r;let i=t.read(n)??X(t,n);return i===void 0||r.hasShape(i)?r:void 0}}function X(e,t){try{let n=b(e.folder),r=m(n,b(v(n,t)));return r===void 0?void 0:e.read(r)}catch{return}}const Z=[`.github/CODEOWNERS`,`CODEOWNERS`,`docs/CODEOWNERS`,`.gitlab/CODEOWNERS`];function Q(e){return Z.find(t=>e.look(t)!==`absent`)}function $(e){return/^(?:\*|\S*\.stateward\S*)[ \t]+\S*@/m.test(e.text(Q(e)??``)??``)}function be({folder:e,isGitLab:t,repository:n}){let r=Q(e)??(t?`CODEOWNERS`:Z[0]);if($(e))return{path:r,text:``,state:`there`};let[i=``]=(n??J(e)??``).split(`/`),a=(t?`/.gitlab-ci.yml`:`/.github/`).padEnd(24);return{path:r,text:V(`code-owners`,{owner:i===``?`your-org`:i,ci:a}),state:`by-hand`,note:`name the people who may change how the gate judges, and require approval by code owners`}}const xe=/\.url (?:\w+:\/\/)?(?:[^\s/@]*@)?[^\s/:]*gitlab/i;async function Se(e){let t=async(...t)=>{let n=await i(e).run(t);return n.ok?n.output.toString(`utf8`):``},n=(await t(`rev-parse`,`--show-toplevel`)).replace(/\n$/,``),[r,a=``]=(await t(`rev-parse`,`--is-shallow-repository`,`--git-common-dir`)).split(`
`),o=a===``?``:ee(e.directory,a),s=async e=>(await t(`config`,`--type=path`,`--get`,e)).trim(),[,c,u]=/(\d+)\.(\d+)/.exec(await t(`version`))??[],d=await s(`stateward.program`),f=(await t(`config`,`--get`,`merge.stateward.driver`)).trim(),p=(await t(`log`,`-n`,`500`,`--format=%aN`)).split(`
`),m=i({...e,directory:n===``?e.directory:n}),h=await g(m,`tracked`);return{gitVersion:c===void 0?void 0:[Number(c),Number(u)],isRepository:n!==``,top:n,gitFolder:o,isShallow:r===`true`,...Ce(n,await l(e)??``,await s(`core.hooksPath`)!==``),...d===``?{}:{program:d},...f===``?{}:{driver:f},isGitLab:xe.test(await t(`config`,`--get-regexp`,`^remote\\..*\\.url$`))||y(v(n,`.gitlab-ci.yml`)),authors:new Set(p.filter(e=>e!==``&&!e.endsWith(`[bot]`))).size,paths:h.ok?h.value:[]}}function Ce(e,t,n){let r=d(t)!==t,i=f(t),a=n&&y(t)?void 0:f(v(e,`.husky`)),o=[...a?.callingHooks??[],...a?.idleHooks??[]];return{hooksFolder:t,hooksPathIsSet:n,...i,hookFiles:i.callingHooks.map(e=>v(d(t),e)),idleHooks:r?[]:i.idleHooks,restingHooks:r?i.idleHooks:o}}export{E as A,k as C,C as D,x as E,S as O,ce as S,ie as T,I as _,ye as a,D as b,U as c,H as d,he as f,z as g,V as h,be as i,w as k,ve as l,pe as m,Q as n,J as o,me as p,$ as r,q as s,Se as t,Y as u,P as v,O as w,oe as x,se as y};