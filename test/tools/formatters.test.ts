import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../src/engine/judge/check-transition.ts';
import { checklist } from '../../src/kinds/checklist/index.ts';
import { honestStory } from '../tamper/honest.ts';
import { tamperKinds } from '../tamper/kinds/index.ts';
import { commitAt, tipOf } from '../tamper/story.ts';
import { toolFile } from './support/tools.ts';

type Format = (text: string, path: string) => Promise<string>;

interface Prettier {
  format(text: string, options: object): Promise<string>;
}

/** remark's processor; a plugin is handed on as it comes. */
interface Remark {
  data(name: 'settings', settings: object): Remark;
  use(plugin: unknown): Remark;
  process(text: string): Promise<unknown>;
}

/** These packages have no other form than modules. */
async function tool<Module>(...path: readonly string[]): Promise<Module> {
  const file = toolFile(...path);
  if (file === undefined) throw new Error(`${path[0]} is not installed`);
  return import(pathToFileURL(file).href);
}

const prettier = await tool<Prettier>('prettier', 'index.mjs');
const { remark } = await tool<{ remark: () => Remark }>('remark', 'index.js');
const plugins = await Promise.all(
  ['remark-gfm', 'remark-frontmatter'].map((name) => tool<{ default: unknown }>(name, 'index.js')),
);

const byPrettier =
  (options: object): Format =>
  (text, path) =>
    prettier.format(text, { filepath: path, ...options });
const byRemark =
  (settings: object): Format =>
  async (text) => {
    const processor = plugins.reduce((each, { default: plugin }) => each.use(plugin), remark());
    return String(await processor.data('settings', settings).process(text));
  };

const prettierStyles: Readonly<Record<string, Format>> = {
  'prettier --prose-wrap always': byPrettier({ proseWrap: 'always' }),
  'prettier --prose-wrap always --print-width 40': byPrettier({ proseWrap: 'always', printWidth: 40 }),
  'prettier --prose-wrap never --use-tabs': byPrettier({ proseWrap: 'never', useTabs: true, tabWidth: 4 }),
};
const remarkStyles: Readonly<Record<string, Format>> = {
  remark: byRemark({}),
  'remark with other marks': byRemark({ bullet: '-', listItemIndent: 'tab', emphasis: '_', strong: '_' }),
};

function findings(preset: string, path: string, before: string, after: string): string[] {
  const context = { message: 'style: format', touched: [path], prior: [] };
  const report = checkOne(checklist, { before, after, path, options: { preset }, context });
  return report.findings.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`);
}

/** Presets of which nobody formats the files: one JSON text a line. */
const ownLayout: ReadonlySet<string> = new Set(['beads', 'log']);
const worked = tamperKinds
  .filter(({ name }) => name in checklistNames() && !ownLayout.has(name))
  .flatMap((kind) =>
    [1, 2, 3].map((seed) => {
      const story = honestStory(kind, seed, 14);
      const text = kind.write(commitAt(story, tipOf(story)).doc);
      return { name: `${kind.name}, ${seed}`, preset: kind.name, path: kind.path, text };
    }),
  );

function checklistNames(): Readonly<Record<string, true>> {
  const native = ['task-tree', 'event-log', 'workflow', 'procedure'];
  return Object.fromEntries(
    tamperKinds.filter(({ name }) => !native.includes(name)).map(({ name }) => [name, true]),
  );
}

const hard = `# Plan: *the* shop

Some text that is long enough to be wrapped where somebody asks a formatter for that, and then some more of it.

1. [x] T001 Build the **whole** export of _all_ tables as \`csv.ts\`, with __init__.py and a [page](https://example.org/a "A")
   that says what it does, and why "quotes" don't matter
   * [X] a part of it * and a star
   * [ ] another_part of_it <br> with a break
2. [ ] T002 Send <https://example.org> by mail & letter, 5 < 6, a|b, ~~not~~ #5 @ada $x$ \\*no\\*

+ [-] T003 Given up
+ [~] T004 Under way [P] [US1]
+ [x] T005 Done ✅ 2026-01-02
+ [x] T006 Done too (commit abc1234)

Done:
-----
* [x] T007 A line

    - [ ] T008 Far in

| a | b |
|--|--|
| 1 | [x] |
`;
const written = ['markdown', 'spec-kit', 'openspec', 'kiro', 'superpowers', 'conductor'].map((preset) => ({
  ...{ name: `${preset}, by hand`, preset, path: 'tasks.md', text: hard },
}));

describe.each([...worked, ...written])('$name', ({ preset, path, text }) => {
  const styles = { ...prettierStyles, ...(path.endsWith('.md') ? remarkStyles : {}) };

  it.each(Object.entries(styles))('is the same after %s, and before it', async (_, format) => {
    const formatted = await format(text, path);
    expect(findings(preset, path, text, formatted)).toEqual([]);
    expect(findings(preset, path, formatted, text)).toEqual([]);
  });
});
