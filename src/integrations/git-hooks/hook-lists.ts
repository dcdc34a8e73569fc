/** A list of what a hook tool has to run at each hook. */
export interface HookList {
  readonly tool: 'lefthook' | 'pre-commit';
  /** From the top of the work tree. */
  readonly path: string;
  /** What init writes into it. */
  readonly template: ListTemplate;
  /** The template for hooks that come from a repository, where there are such. */
  readonly fetching: ListTemplate;
  /** The program that writes hooks for git, which is npm's where package.json names it. */
  readonly program: string;
}

type ListTemplate =
  | `lefthook.${'yml' | 'toml' | 'json'}`
  | `pre-commit${'' | '-repository'}.yaml`
  | `prek${'' | '-repository'}.toml`;
type Row = readonly [HookList['tool'], program: string, ListTemplate, ListTemplate | undefined, ...string[]];

/** The first of a tool is the one that is written where there is none. */
const rows: readonly Row[] = [
  ['lefthook', 'lefthook', 'lefthook.yml', undefined, 'lefthook.yml', 'lefthook.yaml'],
  ['lefthook', 'lefthook', 'lefthook.yml', undefined, '.lefthook.yml', '.lefthook.yaml'],
  ['lefthook', 'lefthook', 'lefthook.yml', undefined, '.config/lefthook.yml', '.config/lefthook.yaml'],
  ['lefthook', 'lefthook', 'lefthook.toml', undefined, 'lefthook.toml', '.lefthook.toml'],
  ['lefthook', 'lefthook', 'lefthook.json', undefined, 'lefthook.json', '.lefthook.json'],
  ['pre-commit', 'pre-commit', 'pre-commit.yaml', 'pre-commit-repository.yaml', '.pre-commit-config.yaml'],
  ['pre-commit', 'prek', 'pre-commit.yaml', 'pre-commit-repository.yaml', '.pre-commit-config.yml'],
  ['pre-commit', 'prek', 'prek.toml', 'prek-repository.toml', 'prek.toml'],
];

export const hookLists: readonly HookList[] = rows.flatMap(
  ([tool, program, template, fetching = template, ...paths]) =>
    paths.map((path): HookList => ({ tool, program, template, fetching, path })),
);
