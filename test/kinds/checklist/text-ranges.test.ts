import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../../src/config/settings.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

/** What a commit changes, its parents where it does not follow the one before, and what it says. */
type Chapter = readonly [
  files: Readonly<Record<string, string | null>>,
  parents?: readonly number[],
  message?: string,
];

async function reportOf(preset: string, ...chapters: readonly Chapter[]) {
  const resolved = resolveSettings(checklist, { preset });
  if (!resolved.ok) throw new Error('the preset is not known');
  const commits = chapters.map(
    ([files, parents, message], index): MemoryCommit => ({
      message: message ?? `Commit ${index}`,
      files: { ...files, 'code.ts': `${index}` },
      ...(parents ? { parents } : {}),
    }),
  );
  const governance = { kind: checklist, settings: resolved.settings };
  const govern = (path: string) => (/\.(?:md|txt|jsonl|yaml)$/.test(path) ? governance : undefined);
  return checkRange({ ...memoryRepository(commits), govern });
}

async function told(preset: string, ...chapters: readonly Chapter[]): Promise<string[]> {
  const report = await reportOf(preset, ...chapters);
  const lost = report.findings.flatMap(({ messageId, subject, message }) =>
    messageId === 'lost' && subject.endsWith('(entries)') ? [message] : [],
  );
  expect(lost.every((message) => message.endsWith('["\\"three\\""] became absent'))).toBe(true);
  return report.findings.map(({ file, severity, ruleId, subject, ended }) =>
    `${file} ${severity} ${ruleId.slice(ruleId.indexOf('/') + 1)} ${subject} ${ended ? 'repaired' : ''}`.trim(),
  );
}

/** What a patch of a whole small file leads to. */
function patched(patch: string): string {
  const lines = patch.split('\n').filter((line) => /^[ +](?!\+\+)/.test(line));
  return lines.map((line) => `${line.slice(1)}\n`).join('');
}

const list = (...lines: readonly string[]) => `# Plan\n\n## Build\n\n${lines.join('\n')}\n`;
const [one, two, three] = ['- [ ] Export CSV', '- [ ] Send invoices', '- [ ] Print labels'];
const ticked = (line: string) => line.replace('[ ]', '[x]');

describe('merges of lists that were numbered anew', () => {
  const tasks = (...lines: readonly string[]) =>
    `# Tasks\n\n${lines.map((line, at) => `- [ ] T00${at + 1} ${line}\n`).join('')}`;
  const base = tasks('Sign in with mail', 'Pay by card', 'Export all rows');
  const inserted = tasks('Draw the logo', 'Sign in with mail', 'Pay by card', 'Export all rows');
  const paid = (page: string, number: string) => page.replace(`[ ] ${number}`, `[x] ${number}`);
  const chapter = (page: string, parents: readonly number[]) => [{ 'tasks.md': page }, parents] as const;
  const side = paid(base, 'T002');
  const merging = (left: string, right: string, result: string) =>
    reportOf(
      'spec-kit',
      ...[chapter(base, []), chapter(left, [0]), chapter(right, [0]), chapter(result, [1, 2])],
    );

  it.each([
    ['here', inserted, side],
    ['there', side, inserted],
  ])('keep the names that they got %s, and what both did', async (_, left, right) => {
    const found = async (result: string) =>
      (await merging(left, right, result)).findings.flatMap(({ severity, ruleId, subject }) =>
        severity === 'note' ? [] : [`${ruleId} ${subject}`],
      );
    expect(await found(paid(inserted, 'T003'))).toEqual([]);
    expect(await found(inserted)).toEqual(['checklist/reopened T003#(done)']);
  });
});

describe('merges of lists', () => {
  const base = list(one, two, three);
  const first = list(ticked(one), two, three);
  const second = list(one, ticked(two), three);
  const merging = (left: string, right: string, result: string) =>
    told(
      'markdown',
      [{ 'TODO.md': base }],
      [{ 'TODO.md': left }, [0]],
      [{ 'TODO.md': right }, [0]],
      [{ 'TODO.md': result }, [1, 2]],
    );

  it('bring together what both sides did, in any order and layout', async () => {
    expect(
      await merging(first, second, list(three, ticked(two), ticked(one)).replaceAll('- ', '* ')),
    ).toEqual([]);
  });

  it('lose nothing that a side did', async () => {
    expect(await merging(first, second, first)).toEqual(['TODO.md warning reopened Send invoices#(done)']);
    expect(await merging(first, second, list(ticked(one), three))).toEqual([
      'TODO.md warning done-removed Send invoices',
    ]);
  });

  it('take items of both sides, whose places differ then', async () => {
    const [left, right] = [
      list('- [ ] New', one, two, three),
      list(one, two, three, '- [ ] Newer', '  - [ ] Below'),
    ];
    expect(
      await merging(left, right, list('- [ ] New', one, two, three, '- [ ] Newer', '  - [ ] Below')),
    ).toEqual([]);
  });
});

describe('merges of a sprint', () => {
  const sprint = (epic: string, one: string, two: string) =>
    `development_status:\n  epic-1: ${epic}\n  1-1-login: ${one}\n  1-2-photos: ${two}\n`;
  const base = sprint('in-progress', 'done', 'review');
  const finished = sprint('done', 'done', 'done');
  const reopened = sprint('in-progress', 'in-progress', 'review');
  const merging = (left: string, result: string, ...later: readonly string[]) =>
    told(
      'bmad',
      [{ 'sprint.yaml': base }],
      [{ 'sprint.yaml': left }, [0]],
      [{ 'sprint.yaml': reopened }, [0], 'reopen 1-1-login, it fails on old phones'],
      [{ 'sprint.yaml': result }, [1, 2]],
      ...later.map((text): Chapter => [{ 'sprint.yaml': text }]),
    );

  it('let an epic follow from its stories, whichever side says otherwise', async () => {
    expect(await merging(finished, sprint('in-progress', 'in-progress', 'done'))).toEqual([
      'sprint.yaml warning reopened 1-1-login#(done)',
    ]);
  });

  it('open an epic again that git finished above a story that is open again', async () => {
    const joined = sprint('done', 'in-progress', 'done');
    expect(await merging(finished, joined)).toEqual([
      'sprint.yaml error parent-done epic-1#(done)',
      'sprint.yaml warning reopened 1-1-login#(done)',
    ]);
    expect(await merging(finished, joined, sprint('in-progress', 'in-progress', 'done'))).toEqual([
      'sprint.yaml note parent-done epic-1#(done) repaired',
      'sprint.yaml warning reopened 1-1-login#(done)',
    ]);
  });

  it('do not finish an epic above open stories', async () => {
    const left = sprint('in-progress', 'done', 'in-progress');
    expect(await merging(left, sprint('done', 'in-progress', 'in-progress'))).toContain(
      'sprint.yaml error parent-done epic-1#(done)',
    );
  });
});

describe('merges in which a side renames a heading', () => {
  const page = (name: string, ...lines: readonly string[]) => `# Plan\n\n## ${name}\n\n${lines.join('\n')}\n`;
  const base = page('Build', one, two, three);
  const renamed = page('Ship', one, two, three);
  const worked = page('Build', one, ticked(two), three);
  const merging = (left: string, right: string, result: string) =>
    told(
      'markdown',
      [{ 'TODO.md': base }],
      [{ 'TODO.md': left }, [0]],
      [{ 'TODO.md': right }, [0]],
      [{ 'TODO.md': result }, [1, 2]],
    );
  const four = '- [ ] Import photos';

  it.each([
    ['the other ticks an item', worked, page('Ship', one, ticked(two), three)],
    ['the other adds an item', page('Build', one, two, three, four), page('Ship', one, two, three, four)],
    [
      'both tick',
      worked,
      page('Ship', ticked(one), ticked(two), three),
      page('Ship', ticked(one), two, three),
    ],
  ])('keep what both did: %s', async (_, right, result, left = renamed) => {
    expect(await merging(left, right, result)).toEqual([]);
    expect(await merging(right, left, result)).toEqual([]);
  });

  it.each([
    ['the tick', renamed, ['TODO.md warning reopened Send invoices#(done)']],
    ['the item', page('Ship', one, three), ['TODO.md warning done-removed Send invoices']],
    ['the new name', worked, ['TODO.md warning merge-lost']],
  ])('lose nothing: %s', async (_, result, said) => {
    expect((await merging(renamed, worked, result)).toSorted()).toEqual(said);
    expect((await merging(worked, renamed, result)).toSorted()).toEqual(said);
  });

  it('make up nothing', async () => {
    const ours = page('Ship', ticked(one), ticked(two), three);
    expect(await merging(renamed, worked, ours)).toEqual([]);
    const reworded = page('Ship', one, '- [x] Send bills', three);
    expect(await merging(renamed, worked, reworded)).toEqual(['TODO.md error done-changed Send bills#text']);
  });

  it('see what is lost with a section that a side copied', async () => {
    const copied = `${base}\n## Ship\n\n${[one, two, three].join('\n')}\n`;
    expect(await merging(copied, worked, page('Ship', one, two, three))).toEqual([
      'TODO.md warning done-removed Send invoices~',
      'TODO.md warning merge-lost',
    ]);
  });
});

describe('merges in which one side renames what another one works on', () => {
  const page = (heading: string, ...lines: readonly string[]) =>
    `# Plan\n\n## ${heading}\n\n${lines.join('\n')}\n`;
  const merging = (preset: string, ...versions: readonly [string, string, string, string]) => {
    const [base, left, right, result] = versions.map((text) => ({ 'tasks.md': text }));
    return told(preset, [base ?? {}], [left ?? {}, [0]], [right ?? {}, [0]], [result ?? {}, [1, 2]]);
  };
  const lines = [one, two, three];
  const ticks = [ticked(one), two, three];
  const numbered = ['- [ ] T001 Export CSV', '- [ ] T002 Send invoices'];
  const renumbered = ['- [ ] T101 Export CSV', '- [ ] T002 Send invoices'];
  const part = '  - [ ] Write tests';
  const below = (given: readonly string[]) => [given[0] ?? '', part, ...given.slice(1)];

  it.each<[string, Parameters<typeof merging>]>([
    [
      'a heading, above a line that is ticked',
      [
        'markdown',
        page('Build', ...lines),
        page('Make', ...lines),
        page('Build', ...ticks),
        page('Make', ...ticks),
      ],
    ],
    [
      'a heading, above a line that is added',
      [
        'markdown',
        page('Build', ...lines),
        page('Make', ...lines),
        page('Build', ...lines, '- [ ] New'),
        page('Make', ...lines, '- [ ] New'),
      ],
    ],
    [
      'an identifier of a line that gets a part',
      [
        'spec-kit',
        page('Build', ...numbered),
        page('Build', ...renumbered),
        page('Build', ...below(numbered)),
        page('Build', ...below(renumbered)),
      ],
    ],
    [
      'an identifier of a line whose part is ticked',
      [
        'spec-kit',
        page('Build', ...below(numbered)),
        page('Build', ...below(renumbered)),
        page('Build', ...below(numbered).map((line) => (line === part ? ticked(line) : line))),
        page('Build', ...below(renumbered).map((line) => (line === part ? ticked(line) : line))),
      ],
    ],
    [
      'an identifier of a line that is ticked',
      [
        'spec-kit',
        page('Build', ...numbered),
        page('Build', ...renumbered),
        page('Build', ...numbered.map(ticked)),
        page('Build', ...renumbered.map(ticked)),
      ],
    ],
  ])('keep %s', async (_, versions) => {
    const [preset, base, left, right, result] = versions;
    const notes = (rows: readonly string[]) => rows.filter((row) => !row.includes(' note '));
    expect(notes(await merging(...versions))).toEqual([]);
    expect(notes(await merging(preset, base, right, left, result))).toEqual([]);
    // What a side did is lost with its name, too.
    expect((await merging(preset, base, left, right, left)).join()).toContain(' warning ');
  });
});

describe('issues that are buried and raised again', () => {
  const keys = ['bd-1', 'bd-2', 'bd-3', 'bd-4', 'bd-5', 'bd-6'];
  const issues = (count: number, status: string) => ({
    'issues.jsonl': keys
      .map((id, index) => ({
        id,
        title: `Issue ${id}`,
        issue_type: 'task',
        status: index < count ? status : 'closed',
      }))
      .map((issue) => `${JSON.stringify(issue)}\n`)
      .join(''),
  });
  const raised = (count: number, status: string) =>
    told('beads', [issues(0, 'closed')], [issues(count, 'tombstone')], [issues(count, status)]);

  it('are open again, whatever lay between', async () => {
    expect(await raised(1, 'open')).toEqual(['issues.jsonl warning reopened bd-1#(done)']);
    // Each step was legal, so that there would be no way back from an error.
    expect(await raised(5, 'open')).toEqual(
      keys.slice(0, 5).map((key) => `issues.jsonl warning reopened ${key}#(done)`),
    );
  });

  it('may have been renamed before', async () => {
    const renamed = (files: ReturnType<typeof issues>) => ({
      'issues.jsonl': files['issues.jsonl'].replaceAll('bd-', 'app-').replaceAll('Issue app-', 'Issue bd-'),
    });
    const rows = await told(
      'beads',
      [issues(0, 'closed')],
      [renamed(issues(0, 'closed'))],
      [renamed(issues(2, 'tombstone'))],
    );
    expect(rows.filter((row) => !row.includes(' note '))).toEqual([]);
  });

  it('are what they were where they are done, and deleted where they stay buried', async () => {
    expect(await raised(5, 'closed')).toEqual(['issues.jsonl warning bulk-flip #(done)']);
    expect(await raised(5, 'tombstone')).toEqual([]);
  });
});

describe('merges of logs', () => {
  const merging = (result: string) =>
    told(
      'beads-log',
      [{ 'a.jsonl': 'one\n' }],
      [{ 'a.jsonl': 'one\ntwo\n' }, [0]],
      [{ 'a.jsonl': 'one\nthree\n' }, [0]],
      [{ 'a.jsonl': result }, [1, 2]],
    );

  it.each([['one\ntwo\nthree\n'], ['one\nthree\ntwo\n']])(
    'hold every entry of each side: %j',
    async (result) => {
      expect(await merging(result)).toEqual([]);
    },
  );

  it.each([
    ['one\ntwo\n', ['a.jsonl error log-append #(entries)']],
    ['two\nthree\n', ['a.jsonl error log-append #(entries)']],
  ])('lose none: %j', async (result, expected) => {
    expect(await merging(result)).toEqual(expected);
  });
});

describe('a merge of code beside a log', () => {
  const two = { 'a.jsonl': 'one\ntwo\n' };
  const merged = (text: string) =>
    told('beads-log', [{ 'a.jsonl': 'one\n' }], [two], [{}, [1]], [{}, [1]], [{ 'a.jsonl': text }, [2, 3]]);

  it('drops no entry that both sides have', async () => {
    expect(await merged('one\ntwo\n')).toEqual([]);
    expect(await merged('one\ntwo\nthree\n')).toEqual([]);
    expect(await merged('one\n')).toEqual(['a.jsonl error log-append #(entries)']);
  });
});

describe('an item that moves to another file', () => {
  const done = '# Done\n\n- [x] Begin\n';

  it('is no loss where it was open', async () => {
    const after = { 'TODO.md': list(one, two), 'LATER.md': list(three) };
    expect(await told('markdown', [{ 'TODO.md': list(one, two, three) }], [after])).toEqual([]);
  });

  it('is filed away where it was done: the other file may not lose it', async () => {
    const before = { 'TODO.md': list(ticked(one), two, three), 'DONE.md': done };
    const after = { 'TODO.md': list(two, three), 'DONE.md': `${done}${ticked(one)}\n` };
    expect(await told('markdown', [before], [after], [{ 'DONE.md': done }])).toEqual([
      'DONE.md warning done-removed Export CSV',
      'TODO.md warning done-removed Export CSV',
      'TODO.md note filed-away #(items)',
    ]);
  });

  it('is kept where the old list is kept whole', async () => {
    const before = list(ticked(one), two, three);
    expect(
      await told('markdown', [{ 'TODO.md': before }], [{ 'TODO.md': list(two, three), 'old.md': before }]),
    ).toEqual(['TODO.md note filed-away #(items)']);
  });
});

describe('a list that moves', () => {
  it('stays the same list', async () => {
    const before = list(ticked(one), two, three);
    const move = (text: string) =>
      told('markdown', [{ 'TODO.md': before }], [{ 'TODO.md': null, 'docs/TODO.md': text }]);
    expect(await move(before.replaceAll('- ', '* '))).toEqual([]);
    expect(await move(list('- [~] Export CSV', two, three))).toEqual([
      'docs/TODO.md warning reopened Export CSV#(done)',
    ]);
  });

  it('to an archive is deleted with its content kept', async () => {
    const openspec = list('- [x] 1.1 Export', '- [x] 1.2 Import');
    expect(
      await told(
        'openspec',
        [{ 'changes/a/tasks.md': openspec }],
        [{ 'changes/a/tasks.md': null, 'changes/archive/a/tasks.md': openspec }],
      ),
    ).toEqual([]);
  });
});

describe('a log that moves', () => {
  const lines = Array.from({ length: 8 }, (_, index) => `round ${index}`);
  const text = (...all: readonly string[]) => `${all.join('\n')}\n`;

  it.each<[string, string, string[]]>([
    ['and grows is one log', text(...lines, 'round 8'), []],
    [
      'and is edited is still the log that it was',
      text('round nought', ...lines.slice(1)),
      ['b.jsonl error log-append #(entries)'],
    ],
    [
      'and is cut is still the log that it was',
      text(...lines.slice(2)),
      ['b.jsonl error log-append #(entries)'],
    ],
    ['and says something else is another one', text('nothing'), ['a.jsonl warning deleted']],
  ])('%s', async (_, moved, expected) => {
    expect(
      await told('beads-log', [{ 'a.jsonl': text(...lines) }], [{ 'a.jsonl': null, 'b.jsonl': moved }]),
    ).toEqual(expected);
  });
});

describe('repairs', () => {
  const before = { 'TODO.md': list('- [x] 1. Export all fields', '- [ ] 2. Import', '- [ ] 3. Print') };
  const worse = { 'TODO.md': list('- [x] 1. Export', '- [ ] 2. Import', '- [ ] 3. Print') };

  it('of a line put back, in another layout', async () => {
    const again = { 'TODO.md': list('* [X]  1. Export all fields ✅', '* [x] 2. Import', '* [ ] 3. Print') };
    expect(await told('markdown', [before], [worse], [again])).toEqual([
      'TODO.md note done-changed 1#text repaired',
    ]);
  });

  it('of a log put back', async () => {
    const [old, broken] = [{ 'a.jsonl': 'one\ntwo\n' }, { 'a.jsonl': 'ONE\ntwo\n' }];
    expect(await told('beads-log', [old], [broken], [old])).toEqual([
      'a.jsonl note log-append #(entries) repaired',
    ]);
    const more = { 'a.jsonl': 'one\ntwo\nthree\n' };
    expect(await told('beads-log', [old], [broken], [old], [more])).toEqual([
      'a.jsonl note log-append #(entries) repaired',
    ]);
    // With the old entries at their ground, what is appended in the same commit is legal.
    expect(await told('beads-log', [old], [broken], [more])).toEqual([
      'a.jsonl note log-append #(entries) repaired',
    ]);
    const other = { 'a.jsonl': 'one\nTWO\nthree\n' };
    expect(await told('beads-log', [old], [broken], [other])).toEqual([
      'a.jsonl error log-append #(entries)',
    ]);
  });

  const log = 'one\ntwo\nthree\n';
  it.each<[string, string, string[], string]>([
    [
      'what was appended after a rewritten line',
      log,
      ['one\nTWO\nthree\n', 'one\nTWO\nthree\nfour\n'],
      'one\ntwo\nthree\nfour\n',
    ],
    [
      'what was appended as a line was rewritten',
      log,
      ['ONE\ntwo\nthree\nfour\n'],
      'one\ntwo\nthree\nfour\n',
    ],
    [
      'what was appended as the last line was rewritten',
      log,
      ['one\ntwo\nTHREE\nfour\n'],
      'one\ntwo\nthree\nfour\n',
    ],
    [
      'what was appended as the last line went',
      'one\ntwo\nthe third thing\n',
      ['one\ntwo\nanother story\n'],
      'one\ntwo\nthe third thing\nanother story\n',
    ],
    ['nothing that stands where no line may stand', log, ['one\nnew\ntwo\nthree\n'], log],
    ['no line twice that only moved', log, ['two\none\nthree\nfour\n'], 'one\ntwo\nthree\nfour\n'],
    ['nothing of a log that was replaced', log, ['new\n'], log],
  ])('of a log keep %s', async (_, old, later, expected) => {
    const report = await reportOf(
      'beads-log',
      [{ 'a.jsonl': old }],
      ...later.map((text): Chapter => [{ 'a.jsonl': text }]),
    );
    const error = report.findings.find(({ severity }) => severity === 'error');
    expect(patched(error?.repair?.patch ?? '')).toBe(expected);
    expect(
      await told('beads-log', [{ 'a.jsonl': old }], ...later.map((text): Chapter => [{ 'a.jsonl': text }]), [
        { 'a.jsonl': expected },
      ]),
    ).toEqual(['a.jsonl note log-append #(entries) repaired']);
  });
});
