import { describe, expect, it } from 'vitest';
import { idle, judge } from '../../support/checklists.ts';
import { growth, muchMoreThanLinear } from '../../support/growth.ts';

/** Open work may go, and that a list whose order counts was reordered is said of each item, whatever it says. */
const others = ['checklist/order', 'checklist/dropped-open'];

function alarms(preset: string, before: string, after: string): string[] {
  return judge({ preset, before, after })
    .findings.filter(({ severity, ruleId }) => severity !== 'note' && !others.includes(ruleId))
    .map(({ ruleId, messageId, subject }) => `${ruleId.slice(10)} ${messageId} ${subject}`);
}

const boxes = (marks: string, wording = 'Write the tests') =>
  `# Plan\n\n${[...marks].map((mark) => `- [${mark}] ${wording}\n`).join('')}- [ ] Ship it\n`;

const features = (marks: string) =>
  JSON.stringify(
    [...marks].map((mark) => ({ category: 'core', description: 'Write the tests', passes: mark === 'x' })),
  );

const markdown = ['kiro', 'openspec', 'spec-kit', 'markdown', 'superpowers'];

describe.each([...markdown.map((preset) => [preset, boxes] as const), ['feature-list', features] as const])(
  'items of one wording, %s',
  (preset, write) => {
    it.each([
      ['one is ticked', '   ', ' x ', []],
      ['the last one is ticked', 'x  ', 'x x', []],
      ['the others are ticked', ' x ', 'xxx', []],
      ['one moves', 'x  ', '  x', []],
      ['an open one goes', ' x ', 'x ', []],
      ['an open one goes from before and behind', ' x xxx ', 'xxxx', []],
      ['an open one comes', 'x', ' x', []],
      ['nothing tells them apart any more', '  ', ' ', []],
    ])('says nothing where %s', (_, before, after, expected) => {
      expect(alarms(preset, write(before), write(after))).toEqual(expected);
    });

    it.each([
      ['a done one goes', 'xxx', 'xx', ['error done-removed']],
      ['a done one goes from before open ones', 'x   ', '   ', ['error done-removed']],
      ['the first of them is reopened', 'xx', ' x', ['warning reopened']],
      ['one comes done', 'x ', 'x x', ['warning born-done']],
      ['twelve turn done at once', ' '.repeat(12), 'x'.repeat(12), ['error bulk-flip']],
    ])('says it where %s', (_, before, after, expected) => {
      const rules = Object.fromEntries(
        expected
          .map((each) => each.split(' '))
          .map(([severity, rule]) => [`checklist/${rule}`, severity ?? '']),
      );
      const change = {
        preset,
        before: write(before),
        after: write(after),
        context: idle,
        options: { rules },
      };
      const named = new Set(Object.keys(rules));
      const said = judge(change).findings.filter(({ ruleId }) => named.has(ruleId));
      expect(said.map(({ severity, ruleId }) => `${severity} ${ruleId.slice(10)}`)).toEqual(expected);
    });
  },
);

describe('boxes of one wording below several tasks', () => {
  const tasks = (...tests: readonly string[]) =>
    tests.map((mark, at) => `- [ ] ${at + 1}. Task ${at + 1}\n  - [${mark}] Write tests\n`).join('');

  it.each(markdown)('are told apart by their tasks: %s', (preset) => {
    expect(alarms(preset, tasks(' ', ' ', 'x'), tasks('x', ' ', 'x'))).toEqual([]);
    const [without] = [tasks(' ', ' ').replace('- [ ] 1. Task 1\n  - [ ] Write tests\n', '')];
    expect(alarms(preset, tasks(' ', ' '), without ?? '')).toEqual([]);
  });

  it.each(markdown)('go with the task of one wording that they stand below: %s', (preset) => {
    const task = (mark: string, step: string) => `- [${mark}] Write it\n  - [${mark}] ${step}\n`;
    const both = task(' ', 'one') + task('x', 'two');
    expect(alarms(preset, both, task('x', 'two') + task(' ', 'one'))).toEqual([]);
    expect(alarms(preset, both, task('x', 'two'))).toEqual([]);
    expect(alarms(preset, both, task(' ', 'one')).map((each) => each.split(' ')[0])).toContain(
      'done-removed',
    );
  });
});

describe('many items of one name', () => {
  it('takes a time that grows with them for boxes of one wording', () => {
    const grown = growth(1000, (size) => alarms('kiro', boxes(' '), boxes('x'.repeat(size))));
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });

  it('takes a time that grows with them for equal ids under another plan', () => {
    const story = { id: 'A', title: 'same', passes: false };
    const before = JSON.stringify({ branchName: 'ralph/x', userStories: [{ ...story, title: 't' }] });
    const grown = growth(400, (size) => {
      alarms('ralph', before, JSON.stringify({ userStories: Array.from({ length: size }, () => story) }));
    });
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });
});
