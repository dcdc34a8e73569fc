import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RuleInfo, rules } from '../../src/index.ts';
import { freshPages } from './generated-pages.ts';
import { brokenLinks, markdownFiles } from './markdown-links.ts';
import { type Example, examplesOf } from './page-examples.ts';
import { blockNames, runExample, scopeOf } from './run-example.ts';

/** Messages that no example can show yet, and why. */
const neverShown: Readonly<Record<string, string>> = {
  'task-tree/merge-invented invented':
    'a step rule names every such value known so far; the rule is the net below them',
  'checklist/merge-invented invented':
    'a step rule names every such value known so far; the rule is the net below them',
  'workflow/merge-invented invented':
    'a step rule names every such value known so far; the rule is the net below them',
  'procedure/merge-invented invented':
    'a step rule names every such value known so far; the rule is the net below them',
  'checklist/done-changed filled':
    'it stands done where it is judged from: a range shows it (test/kinds/checklist/ranges.test.ts)',
  'checklist/merge-lost plan':
    'examples are of one plan: a range shows it (test/core/merge-decisions.test.ts)',
  'checklist/merge-lost archivedPlan': 'the same, with an archive beside it',
  'event-log/merge-invented invented': 'what a merge adds to a log is judged like every event',
  'event-log/json-lines unterminated': 'a block of a page ends with a line feed',
  'event-log/json-lines torn': 'a block of a page ends with a line feed',
  'state-file/deleted warned':
    'rules about files are shown on files of the first kind, which are never tidied away',
  'state-file/deleted left': 'rules about files are shown on files of the first kind, which stand alone',
  'state-file/deleted finished':
    'rules about files are shown on files of the first kind, which never are finished',
};

/** Kinds share the rules about merges: what a page does not show of them is shown on that of lists. */
const sharedByMerges =
  /^(?!checklist).*\/merge-lost (?:lost|several|side|twin|apart|plan|archivedPlan)$|\/merge-invented (?:several|many)$/;

const all = rules();
const pageOf = (rule: Pick<RuleInfo, 'id'>) => `docs/rules/${rule.id}.md`;
const written = all.filter((rule) => existsSync(pageOf(rule))).map(readPage);
const examples = written.flatMap((page) =>
  page.examples.map((example) => ({ ...page, example, name: nameOf(page.rule, example) })),
);

function readPage(rule: RuleInfo) {
  const text = readFileSync(pageOf(rule), 'utf8');
  return { rule, text, examples: examplesOf(text) };
}

function nameOf({ id }: RuleInfo, { section, title }: Example): string {
  return `${id}, ${section}: ${title}`;
}

function judged(rule: RuleInfo, { blocks }: Example) {
  const [kind = ''] = rule.id.split('/');
  const { findings, notJudged } = runExample(kind, blocks);
  return {
    own: findings.filter(({ ruleId }) => ruleId === rule.id),
    skipped: notJudged.some(({ ruleId }) => ruleId === rule.id),
  };
}

describe('the pages of the rules', () => {
  let fresh: ReadonlyMap<string, string>;
  beforeAll(async () => {
    fresh = await freshPages();
  });

  it('exist for every rule, and for rules only', () => {
    const pages = markdownFiles('docs/rules').filter((file) => !file.endsWith('README.md'));
    expect(pages).toEqual(all.map(pageOf).sort());
    expect(pages.length).toBeGreaterThan(30);
  });

  it.each([...all.map(pageOf), 'docs/rules/README.md'])('%s is fresh (npm run generate)', (file) => {
    expect(readFileSync(file, 'utf8')).toBe(fresh.get(file));
  });

  it.each(written)('$rule.id: is finished and has both kinds of example', ({ rule, text, examples }) => {
    expect(text).not.toContain('TODO');
    expect(text).toContain('\n## Back to green\n');
    const shown = rule.id.endsWith('/merge-invented') ? ['Not reported'] : ['Reported', 'Not reported'];
    expect([...new Set(examples.map(({ section }) => section))]).toEqual(shown);
  });

  it.each(written)('$rule.id: shows every message', ({ rule, examples }) => {
    const shown = new Set(
      examples.flatMap((example) => judged(rule, example).own.map(({ messageId }) => messageId)),
    );
    const missing = Object.keys(rule.messages).filter(
      (id) => !shown.has(id) && !sharedByMerges.test(`${rule.id} ${id}`),
    );
    const excused = Object.keys(neverShown).flatMap((key) =>
      key.startsWith(`${rule.id} `) ? [key.split(' ')[1]] : [],
    );
    expect(missing).toEqual(excused);
  });

  it.each(markdownFiles('docs'))('%s: every link leads somewhere', (file) => {
    expect(brokenLinks(file)).toEqual([]);
  });
});

describe('the examples of the rules', () => {
  it.each(examples)('$name: consists of blocks that mean something', ({ rule, example }) => {
    expect(example.blocks.map(({ name }) => name).filter((name) => !blockNames.includes(name))).toEqual([]);
    for (const { language, text } of example.blocks)
      if (language === 'json') expect(() => JSON.parse(text)).not.toThrow();
    // A rule that does not look would be silent for the wrong reason.
    const applies = rule.scopes.includes(scopeOf(example.blocks)) || rule.scopes.includes('snapshot');
    expect({ applies, ...judged(rule, example) }).toMatchObject({ applies: true, skipped: false });
  });

  it.each(examples.filter(({ example }) => example.section === 'Reported'))('$name', ({ rule, example }) => {
    const { own } = judged(rule, example);
    const report = example.blocks.find(({ name }) => name === 'report')?.text;
    expect(own).not.toEqual([]);
    expect(own.map(({ severity, message }) => `${severity}: ${message}\n`).join('')).toBe(report);
  });

  it.each(examples.filter(({ example }) => example.section === 'Not reported'))(
    '$name',
    ({ rule, example }) => {
      expect(judged(rule, example).own).toEqual([]);
    },
  );
});
