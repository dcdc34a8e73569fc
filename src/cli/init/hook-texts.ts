import { version } from '../../output/version.ts';
import { type Caller, mainWorkTree, programKey, programWord, shellWord } from './caller.ts';

/** The client hooks of docs/hooks.md. */
export const hookNames = ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'] as const;
export type HookName = (typeof hookNames)[number];

/** Lines of a shell script: one actionable sentence where node or the program is not there. */
export function hookScript(name: HookName, caller: Caller): string {
  const script = shellWord(caller.script);
  const stop = '>&2; exit 1; }';
  const [, home] = /^(?!\/)(.+)\/node_modules\//.exec(caller.script) ?? [];
  const where = home !== undefined && /^[\w@%+=,./-]+$/.test(home) ? ` in ${home}` : '';
  const [places, missing] =
    caller.named === undefined
      ? [
          [`stateward=${script}`, `[ -f "$stateward" ] || stateward=${mainWorkTree}/$stateward`],
          `stateward: ${script} "is missing; run npm install${where}, or stateward init again"`,
        ]
      : [
          [`stateward=$(git config --path ${programKey} || :)`],
          `"stateward: say where your clone of Stateward lies: git config ${programKey} <folder of Stateward>/dist/cli.js"`,
        ];
  return [
    `${ownMark} refuses changes of agents' state files that could not have happened legally`,
    `command -v node >/dev/null 2>&1 || { echo "stateward: node is not on PATH; start git from a shell that has it" ${stop}`,
    ...places,
    `[ -f "$stateward" ] || { echo ${missing} ${stop}`,
    `node "$stateward" hook ${name} "$@" || exit $?`,
    '',
  ].join('\n');
}

/** The same where repositories share a hook: one that was never set up is none of ours. */
export function sharedHookScript(name: HookName, caller: Caller): string {
  return `if [ -e .stateward.yml ]; then\n${hookScript(name, caller).replace(/^(?=.)/gm, '  ')}fi\n`;
}

/** The first line of what init writes into a hook. */
export const ownMark = '# stateward:';

/** Lines of `.husky/post-checkout`, which brings a new work tree what git ignores and `core.hooksPath` names. */
export const bringsHusky = `${ownMark} without husky's own folder, which git ignores, no hook is run in a work tree
[ -e .husky/_ ] || [ ! -d .husky ] || cp -R "$(dirname "$0")/_" .husky/_
`;

const lefthookArguments: Readonly<Record<HookName, string>> = {
  'pre-commit': '',
  'commit-msg': ' {1}',
  'pre-merge-commit': '',
  'pre-push': ' {1} {2}',
};

export function lefthookText(caller: Caller): string {
  return hookNames
    .map((name) =>
      [
        `${name}:`,
        '  commands:',
        '    stateward:',
        `      run: ${JSON.stringify(`${commandOf(caller, name)}${lefthookArguments[name]}`)}`,
        // Without it the hook does not get the refs.
        ...(name === 'pre-push' ? ['      use_stdin: true'] : []),
        '',
      ].join('\n'),
    )
    .join('');
}

const frameworkHooks = [
  ['stateward', 'pre-commit'],
  ['stateward-commit-msg', 'commit-msg'],
  ['stateward-pre-push', 'pre-push'],
] as const;

/** From the repository that offers the hooks where it is known, else hooks that run the program itself. */
export function preCommitText(caller: Caller, repository: string | undefined): string {
  const source =
    repository === undefined
      ? ['  - repo: local', '    hooks:', ...frameworkHooks.flatMap((hook) => localHook(caller, hook))]
      : [
          `  - repo: https://github.com/${repository}`,
          `    rev: v${version}`,
          '    hooks:',
          ...frameworkHooks.flatMap(([id]) => [`      - id: ${id}`, '        verbose: true']),
        ];
  return ['default_install_hook_types: [pre-commit, commit-msg, pre-push]', 'repos:', ...source, ''].join(
    '\n',
  );
}

function localHook(caller: Caller, [id, name]: (typeof frameworkHooks)[number]): string[] {
  return [
    `      - id: ${id}`,
    `        name: ${id}`,
    '        language: system',
    `        entry: ${JSON.stringify(frameworkCommand(caller, name))}`,
    `        stages: [${name}]`,
    '        always_run: true',
    // The one name that is passed is that of the message file.
    `        pass_filenames: ${name === 'commit-msg'}`,
    // pre-commit shows nothing of a hook that passes, and so no warning.
    '        verbose: true',
  ];
}

function commandOf(caller: Caller, name: HookName): string {
  return `node ${programWord(caller)} hook ${name}`;
}

/** pre-commit starts programs without a shell. */
function frameworkCommand(caller: Caller, name: HookName): string {
  const command = commandOf(caller, name);
  return command.includes('$(') ? `sh -c ${shellWord(`${command} "$@"`)} --` : command;
}
