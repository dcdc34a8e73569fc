import { describe, expect, it } from 'vitest';
import { checkOne, type TransitionContext } from '../../../src/engine/judge/check-transition.ts';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { defaultLimits } from '../../../src/formats/limits.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import { type Change, judge } from '../../support/checklists.ts';

function alarms(change: Change): string[] {
  return judge(change)
    .findings.filter(({ severity }) => severity !== 'note')
    .map(
      ({ severity, ruleId, messageId, subject }) => `${severity} ${ruleId.slice(10)} ${messageId} ${subject}`,
    );
}

describe('beads', () => {
  const issue = (id: string, status: string, fields: JsonObject = {}): JsonObject => ({
    id,
    title: `Issue ${id}`,
    description: `What ${id} is about`,
    status,
    issue_type: 'task',
    priority: 2,
    ...fields,
  });
  const lines = (...issues: readonly JsonObject[]) =>
    issues.map((each) => `${JSON.stringify(each)}\n`).join('');
  const rest = [issue('bd-2', 'open'), issue('bd-3', 'open'), issue('bd-4', 'in_progress')];
  const before = lines(issue('bd-1', 'closed'), ...rest);
  const change = (after: string) => alarms({ preset: 'beads', before, after });

  it('lets everything change but the contract of what is closed', () => {
    const fields = { priority: 0, notes: 'seen', labels: ['ui'], updated_at: '2026-01-01', new_field: 1 };
    expect(change(lines(issue('bd-1', 'closed', fields), ...rest))).toEqual([]);
    expect(change(lines(issue('bd-1', 'closed', { description: 'None' }), ...rest))).toEqual([
      'error done-changed changed bd-1#description',
    ]);
  });

  it('takes a tombstone for a deletion, and a missing line for a loss', () => {
    expect(change(lines(issue('bd-1', 'tombstone'), ...rest))).toEqual([]);
    expect(change(lines(...rest))).toEqual(['error done-removed removed bd-1']);
    const buried = lines(issue('bd-1', 'tombstone'), ...rest);
    expect(alarms({ preset: 'beads', before: buried, after: lines(...rest) })).toEqual([]);
  });

  it('takes what a tombstone is called for no promise, before and after', () => {
    const buried = lines({ id: 'bd-1', title: '(deleted)', status: 'tombstone' }, ...rest);
    expect(change(buried)).toEqual([]);
    expect(alarms({ preset: 'beads', before: buried, after: before })).toEqual([]);
  });

  describe('that were deleted', () => {
    const all = lines(
      ...[1, 2, 3, 4, 5].map((number) => issue(`bd-${number}`, 'closed', { title: 'A cart' })),
    );
    const kept = lines(issue('bd-1', 'closed', { title: 'A cart' }));
    const record = (...ids: readonly string[]) =>
      ids.map((id) => `${JSON.stringify({ id, ts: '2026-01-02T03:04:05Z', by: 'jane' })}\n`).join('');
    const said = (from: string | null, to: string | null, after = kept) =>
      checkOne(checklist, {
        before: all,
        after,
        path: '.beads/issues.jsonl',
        options: { preset: 'beads' },
        context: { message: 'Work', touched: [], prior: [] },
        companions: { 'deletions.jsonl': { before: from, after: to } },
      }).findings.map(({ ruleId, messageId, subject }) => `${ruleId.slice(10)} ${messageId} ${subject}`);

    it.each<[string, string | null, string | null, string[]]>([
      ['in the same commit', null, record('bd-2', 'bd-3', 'bd-4', 'bd-5'), []],
      ['before', record('bd-2', 'bd-3', 'bd-4', 'bd-5'), record('bd-2', 'bd-3', 'bd-4', 'bd-5'), []],
      ['twice', null, record('bd-2', 'bd-2', 'bd-3', 'bd-4', 'bd-5'), []],
      ['but for one', null, record('bd-2', 'bd-3', 'bd-4'), ['done-removed removed bd-5']],
      ['in no record that can be read', null, '{', ['plan-rotation rotated #(plan)']],
    ])('as the tool recorded %s', (_, from, to, expected) => {
      expect(said(from, to)).toEqual(expected);
    });

    it('may be all of them', () => {
      expect(said(null, record('bd-1', 'bd-2', 'bd-3', 'bd-4', 'bd-5'), '')).toEqual([]);
    });

    it('leave what stands there as it is, and come back', () => {
      expect(said(record('bd-2'), record('bd-2', 'bd-1'), all)).toEqual([]);
    });
  });

  it.each([
    ['Superseded by the new plan', []],
    ['duplicate of bd-3', []],
    ['Fixed the duplicate of the form', ['warning evidence missing bd-2#(done)']],
  ])('are dropped, or done, as the reason says: %s', (close_reason, expected) => {
    const after = lines(issue('bd-1', 'closed'), issue('bd-2', 'closed', { close_reason }), ...rest.slice(1));
    expect(alarms({ preset: 'beads', before, after, context: idle })).toEqual(expected);
  });

  it('is asked for work, and reopens for a reason', () => {
    const closed = lines(
      issue('bd-1', 'closed'),
      issue('bd-2', 'closed', { closed_at: '2026' }),
      ...rest.slice(1),
    );
    expect(alarms({ preset: 'beads', before, after: closed, context: idle })).toEqual([
      'warning evidence missing bd-2#(done)',
    ]);
    const reopened = (fields: JsonObject) => change(lines(issue('bd-1', 'open', fields), ...rest));
    for (const fields of [{ assignee: 'jane', labels: ['bug'] }, { updated_at: '2026-03-04T10:00:00Z' }])
      expect(reopened(fields)).toEqual(['error reopened unexplained bd-1#(done)']);
    for (const fields of [
      { notes: 'fails on Safari' },
      { comments: [{ author: 'jane', text: 'It fails on Safari' }] },
    ])
      expect(reopened(fields)).toEqual(['warning reopened explained bd-1#(done)']);
  });

  it('knows what blocks an issue, and what is merely related', () => {
    const on = (type: string) => ({ dependencies: [{ issue_id: 'bd-2', depends_on_id: 'bd-3', type }] });
    const closing = (type: string) =>
      change(lines(issue('bd-1', 'closed'), issue('bd-2', 'closed', on(type)), ...rest.slice(1)));
    expect(closing('blocks')).toEqual(['warning dependency-order early bd-2#(done)']);
    expect(closing('related')).toEqual([]);
  });

  it('renames ids', () => {
    expect(change(before.replaceAll('"id":"bd-', '"id":"shop-'))).toEqual([]);
  });

  it('sees ids that a merge has doubled, at the line of the last', () => {
    const { findings } = judge({ preset: 'beads', before, after: before + lines(issue('bd-2', 'closed')) });
    const repeated = findings.find(({ ruleId }) => ruleId === 'checklist/duplicate-key');
    expect([repeated?.severity, repeated?.line]).toEqual(['error', 5]);
  });

  it.each([
    ['a broken line', `${before}{"id": `, 'state-file/unreadable'],
    ['no line left', '', 'checklist/emptied'],
  ])('with %s', (_, after, rule) => {
    expect(judge({ preset: 'beads', before, after }).findings.map(({ ruleId }) => ruleId)).toEqual([rule]);
  });
});

const idle: TransitionContext = { message: 'Work', touched: ['prd.json'], prior: [] };

describe('logs', () => {
  const before = '{"event": "begun"}\n{"event": "red"}\n';
  const inserted = '{"event": "begun"}\n{"event": "between"}\n{"event": "red"}\n';
  const inWords = (text: string) => text.replace(/\{"event": "(.*)"\}/g, 'Event: $1');

  it.each([
    ['appended to', `${before}{"event": "green"}\n`, [], []],
    ['appended to without a last line break', `${before}{"event": "green"}`, [], []],
    ['inserted into', inserted, ['error log-append prefix #(entries)'], []],
    [
      'rewritten',
      before.replace('red', 'green'),
      ['error log-append prefix #(entries)'],
      ['warning log-append notes #(entries)'],
    ],
    [
      'cut',
      '{"event": "begun"}\n',
      ['error log-append prefix #(entries)'],
      ['warning log-append notes #(entries)'],
    ],
    ['emptied', '', ['error log-append prefix #(entries)'], ['warning log-append notes #(entries)']],
  ])('that are %s', (_, after, machine, notes) => {
    expect(alarms({ preset: 'log', before, after })).toEqual(machine);
    expect(alarms({ preset: 'beads-log', before, after })).toEqual(machine);
    expect(alarms({ preset: 'log', before: inWords(before), after: inWords(after) })).toEqual(notes);
  });
});

describe('gsd', () => {
  const before = [
    '# Roadmap\n\n## Phases\n',
    '- [x] **Phase 1: Foundation** - Accounts and login',
    '- [ ] **Phase 2: Shop** - Cart and payment',
    '\n### Phase 2: Shop\n\nPlans:\n',
    '- [x] 02-01-PLAN.md — Cart\n- [ ] 02-02-PLAN.md — Payment',
    '\n| Phase | Plans | Status |\n|---|---|---|\n| 1 | 3/3 | Complete |\n',
  ].join('\n');
  const change = (from: string, to: string) =>
    alarms({ preset: 'gsd', before, after: before.replace(from, to) });

  it.each([
    ['[ ] 02-02', '[x] 02-02'],
    [
      '[x] **Phase 1: Foundation** - Accounts and login',
      '[x] **Phase 1: Foundation** - Accounts and login (completed 2026-01-15)',
    ],
    ['3/3 | Complete', '3/3 | Shipped'],
  ])('allows %s → %s', (from, to) => {
    expect(change(from, to)).toEqual([]);
  });

  it('warns of a phase that is done while a plan of it is open', () => {
    const [from, to] = ['[ ] **Phase 2: Shop**', '[x] **Phase 2: Shop**'];
    expect(change(from, to)).toEqual(['warning parent-done early Phase 2#(done)']);
  });

  it.each([
    ['Accounts and login', 'Accounts', 'error done-changed changed Phase 1#text'],
    ['PLAN.md — Cart', 'PLAN.md — Nothing', 'error done-changed changed 02-01-PLAN.md#text'],
    ['[x] 02-01', '[ ] 02-01', 'warning reopened unexplained 02-01-PLAN.md#(done)'],
  ])('reports %s → %s', (from, to, finding) => {
    expect(change(from, to)).toEqual([finding]);
  });
});

describe('backlog', () => {
  const config = 'project_name: Shop\nstatuses: [To Do, Doing, Shipped]\n';
  const page = (
    id: string,
    status: string,
    extra: { readonly criteria?: string; readonly needs?: string; readonly notes?: string } = {},
  ) =>
    [
      `---\nid: ${id}\ntitle: Task ${id}\nstatus: ${status}\nupdated_date: '2026-01-0${id.length % 9}'`,
      `dependencies: [${extra.needs ?? ''}]\n---\n`,
      `## Description\n\n<!-- SECTION:DESCRIPTION:BEGIN -->\nWhat ${id} is about\n<!-- SECTION:DESCRIPTION:END -->\n`,
      `## Acceptance Criteria\n<!-- AC:BEGIN -->\n- [${status === 'Shipped' ? 'x' : ' '}] #1 ${extra.criteria ?? 'It works'}\n<!-- AC:END -->\n`,
      `## Implementation Notes\n\n${extra.notes ?? ''}\n`,
    ].join('\n');
  const files = (...pages: readonly (readonly [string, string])[]) =>
    Object.fromEntries(pages.map(([name, text]) => [`backlog/${name}`, text]));
  const open = ['tasks/task-2 - b.md', page('task-2', 'To Do')] as const;
  const done = ['tasks/task-1 - a.md', page('task-1', 'Shipped')] as const;

  function folder(
    before: Readonly<Record<string, string>>,
    after: Readonly<Record<string, string>>,
    configs = config,
  ) {
    const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const companions = paths.map((path) => [
      path,
      { before: before[path] ?? null, after: after[path] ?? null },
    ]);
    return checkOne(checklist, {
      before: config,
      after: configs,
      path: 'backlog/config.yml',
      options: { preset: 'backlog' },
      context: { message: 'Work', touched: ['backlog/config.yml', 'src/a.ts'], prior: [] },
      companions: Object.fromEntries(companions),
    }).findings.map(
      ({ severity, ruleId, subject, file, line }) => `${severity} ${ruleId} ${subject} ${file}:${line}`,
    );
  }

  it('is a folder, whose files are the items', () => {
    const parts = checklist.parts('docs/backlog/config.yml', checklistOptions());
    expect(parts.map(({ glob }) => glob)).toEqual([
      'docs/backlog/tasks/*.md',
      'docs/backlog/completed/*.md',
      'docs/backlog/archive/tasks/*.md',
    ]);
  });

  it('finishes and files away a task', () => {
    const shipped = ['tasks/task-2 - b.md', page('task-2', 'Shipped')] as const;
    expect(folder(files(done, open), files(done, shipped))).toEqual([]);
    expect(folder(files(done, open), files(['completed/task-1 - a.md', done[1]], open))).toEqual([]);
  });

  it.each([
    [
      'a criterion of a done task',
      files(['tasks/task-1 - a.md', page('task-1', 'Shipped', { criteria: 'Compiles' })], open),
      ['error checklist/done-changed task-1#acceptance backlog/tasks/task-1 - a.md:17'],
    ],
    [
      'the notes of a done task',
      files(['tasks/task-1 - a.md', page('task-1', 'Shipped', { notes: 'Seen' })], open),
      [],
    ],
    ['a done task that is gone', files(open), ['error checklist/done-removed task-1 backlog/config.yml:1']],
    [
      'a task that is reopened',
      files(['tasks/task-1 - a.md', page('task-1', 'Doing')], open),
      ['error checklist/reopened task-1#(done) backlog/tasks/task-1 - a.md:4'],
    ],
    [
      'a task before what it needs',
      files(done, open, ['tasks/task-3 - c.md', page('task-3', 'Shipped', { needs: 'task-2' })]),
      ['warning checklist/dependency-order task-3#(done) backlog/tasks/task-3 - c.md:4'],
    ],
    ['a page that is no task', files(done, open, ['tasks/README.md', '# Tasks\n']), []],
    [
      'a page that cannot be read',
      files(done, ['tasks/task-2 - b.md', '---\nid: [\n---\n']),
      ['error state-file/unreadable #/frontmatter backlog/tasks/task-2 - b.md:2'],
    ],
    [
      'an id that stands twice',
      files(done, open, ['completed/task-1 - a.md', done[1]]),
      ['error checklist/duplicate-key task-1#(repeated) backlog/tasks/task-1 - a.md:1'],
    ],
  ])('reports %s', (_, after, expected) => {
    expect(folder(files(done, open), after)).toEqual(expected);
  });

  it('takes the last of its own statuses for done', () => {
    const more = config.replace(', Shipped', ', Shipped, Archived');
    const shipped = files(
      ...[1, 3].map((id) => [`tasks/task-${id}.md`, page(`task-${id}`, 'Shipped')] as const),
      open,
    );
    expect(folder(shipped, shipped, config.replace('Doing', 'In Review'))).toEqual([]);
    expect(folder(shipped, shipped, more)).toEqual([
      'error checklist/reopened task-1#(done) backlog/tasks/task-1.md:4',
      'error checklist/reopened task-3#(done) backlog/tasks/task-3.md:4',
    ]);
  });

  function checklistOptions() {
    const checked = checklist.options.check({ preset: 'backlog' });
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
    return checked.options;
  }
});

describe('a preset of your own', () => {
  const table = {
    parse: 'md-checklist',
    items: ['/rows'],
    fields: {
      id: { from: ['/cells/Id'] },
      title: { from: ['/cells/Task'] },
      status: { from: ['/cells/Status'] },
    },
    done: [{ field: 'status', values: ['*done'] }],
    contract: ['title'],
  };
  const rows = (...lines: readonly string[]) =>
    `| Id | Task | Status |\n|---|---|---|\n${lines.join('\n')}\n`;
  const before = rows('| A-1 | Export | 🟢 DONE |', '| A-2 | Import | 🔴 TODO |', '| A-3 | Print | TODO |');

  it('reads the rows of tables', () => {
    expect(alarms({ preset: table, before, after: before.replace('🔴 TODO', '✅ Done') })).toEqual([]);
    expect(alarms({ preset: table, before, after: before.replace('Export', 'Compile') })).toEqual([
      'error done-changed changed A-1#title',
    ]);
    const [finding] = judge({ preset: table, before, after: before.replace('Export', 'Compile') }).findings;
    expect([finding?.line, finding?.column]).toEqual([3, 9]);
  });
});

describe('shapes', () => {
  const shapes = {
    beads: '{"id":"bd-1","title":"A","status":"open","issue_type":"bug"}\n',
    'spec-kit': '- [ ] T001 Set up\n',
    kiro: '- [ ] 1. Set up\n  - _Requirements: 1.1_\n',
    markdown: '- [ ] Set up\n',
    ralph: '{"userStories": [{"id": "US-1", "passes": false}]}',
  };

  it.each(Object.entries(shapes))('%s is recognised', (name, text) => {
    expect(checklist.match.hasShape(text)).toBe(true);
    const reader = checklist.read(checklist.options.defaults, defaultLimits);
    reader.push('', new TextEncoder().encode(text));
    expect((reader.end().doc as { readonly preset: { readonly name: string } }).preset.name).toBe(name);
  });

  it.each([
    ['prose', '# Read me\n\nNothing to do.\n'],
    ['a log', '{"event": "begun"}\n{"event": "red"}\n'],
    ['a page', '---\ntitle: About\n---\n\nText\n'],
    ['settings', 'a: 1\nb: [2]\n'],
    ['nothing', ''],
  ])('%s has none', (_, text) => {
    expect(checklist.match.hasShape(text)).toBe(false);
  });
});
