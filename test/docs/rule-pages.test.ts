import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RuleInfo, rules } from '../../src/index.ts';
import { freshPages } from './generated-pages.ts';
import { brokenLinks, markdownFiles } from './markdown-links.ts';
import { type Example, examplesOf } from './page-examples.ts';
import { blockNames, runExample, scopeOf } from './run-example.ts';

/** Messages that no example can show yet, and why. */
const neverShown: Readonly<Record<string, string>> = {
  'event-log/json-lines unterminated': 'a block of a page ends with a line feed',
  'event-log/json-lines torn': 'a block of a page ends with a line feed',
  'state-file/unreadable guess': 'two texts say which kind they are',
  'state-file/deleted warned':
    'rules about files are shown on files of the first kind, which are never tidied away',
  'state-file/deleted left': 'rules about files are shown on files of the first kind, which stand alone',
  'state-file/deleted finished':
    'rules about files are shown on files of the first kind, which never are finished',
};

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

async function judged(rule: RuleInfo, { blocks }: Example) {
  const [kind = ''] = rule.id.split('/');
  const { findings, notJudged } = await runExample(kind, blocks);
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

  it.each(written)('$rule.id: is finished and has both kinds of example', ({ text, examples }) => {
    expect(text).not.toContain('TODO');
    expect(text).toContain('\n## Back to green\n');
    expect([...new Set(examples.map(({ section }) => section))]).toEqual(['Reported', 'Not reported']);
  });

  it.each(written)('$rule.id: shows every message', async ({ rule, examples }) => {
    const all = await Promise.all(examples.map((example) => judged(rule, example)));
    const shown = new Set(all.flatMap(({ own }) => own.map(({ messageId }) => messageId)));
    const missing = Object.keys(rule.messages).filter((id) => !shown.has(id));
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
  it.each(examples)('$name: consists of blocks that mean something', async ({ rule, example }) => {
    expect(example.blocks.map(({ name }) => name).filter((name) => !blockNames.includes(name))).toEqual([]);
    for (const { language, text } of example.blocks)
      if (language === 'json') expect(() => JSON.parse(text)).not.toThrow();
    // A rule that does not look would be silent for the wrong reason.
    const applies = rule.scopes.includes(scopeOf(example.blocks)) || rule.scopes.includes('snapshot');
    expect({ applies, ...(await judged(rule, example)) }).toMatchObject({ applies: true, skipped: false });
  });

  it.each(examples.filter(({ example }) => example.section === 'Reported'))(
    '$name',
    async ({ rule, example }) => {
      const { own } = await judged(rule, example);
      const report = example.blocks.find(({ name }) => name === 'report')?.text;
      expect(own).not.toEqual([]);
      expect(own.map(({ severity, message }) => `${severity}: ${message}\n`).join('')).toBe(report);
    },
  );

  it.each(examples.filter(({ example }) => example.section === 'Not reported'))(
    '$name',
    async ({ rule, example }) => {
      expect((await judged(rule, example)).own).toEqual([]);
    },
  );
});
