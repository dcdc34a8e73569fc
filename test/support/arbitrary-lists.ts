import fc from 'fast-check';

/** One item, as every format can say it. */
export interface ListItem {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  readonly attempts: number;
  readonly needs: readonly number[];
  /** The item that it stands below, if the format has parents. */
  readonly parent: number | undefined;
}

export interface List {
  readonly plan: string;
  readonly items: readonly ListItem[];
}

/** A preset, and how a list is written for it. */
export interface ListFormat {
  readonly preset: string;
  write(list: List): string;
}

const titles = [
  'Export the table',
  'Export the whole table',
  'Sign in',
  'Sign out',
  'Pay by card',
  'Print an invoice',
];
const texts = [
  'It works on a phone',
  'It works',
  'Ten rows are shown within a second',
  'Nothing of the above',
];

const item = (id: number): fc.Arbitrary<ListItem> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constantFrom(...titles).map((title) => `${title} ${id}`),
    text: fc.constantFrom(...texts),
    done: fc.boolean(),
    attempts: fc.integer({ min: 0, max: 3 }),
    needs: fc.constantFrom<readonly number[]>(
      [],
      ...[1, 2, 3].flatMap((each) => (each < id ? [[each]] : [])),
    ),
    parent: fc.constantFrom(undefined, undefined, ...(id > 2 ? [1, 2] : [])),
  });

const ids = Array.from({ length: 12 }, (_, index) => index + 1);
const arbitraryList: fc.Arbitrary<List> = fc
  .record({ plan: fc.constantFrom('one', 'two'), ids: fc.subarray(ids, { maxLength: 12 }) })
  .chain(({ plan, ids: some }) => fc.tuple(...some.map(item)).map((items) => ({ plan, items })));

type Edit = (list: List) => List;

const onItems =
  (edit: (items: readonly ListItem[]) => readonly ListItem[]): Edit =>
  (list) => ({ ...list, items: edit(list.items) });
const at = (place: number, edit: (item: ListItem) => readonly ListItem[]): Edit =>
  onItems((items) => items.flatMap((each, index) => (index === place % items.length ? edit(each) : [each])));

const edits: fc.Arbitrary<Edit> = fc
  .record({
    place: fc.nat({ max: 11 }),
    title: fc.constantFrom(...titles),
    text: fc.constantFrom(...texts),
    other: item(13),
    number: fc.nat({ max: 4 }),
  })
  .chain(({ place, title, text, other, number }) =>
    fc.constantFrom<Edit>(
      at(place, (each) => [{ ...each, done: !each.done }]),
      at(place, (each) => [{ ...each, done: true, text }]),
      at(place, (each) => [{ ...each, done: true, text, title }]),
      at(place, (each) => [{ ...each, title, text }]),
      at(place, (each) => [{ ...each, attempts: number }]),
      at(place, (each) => [{ ...each, needs: [(number % 3) + 1] }]),
      at(place, (each) => [{ ...each, id: 14 }]),
      at(place, (each) => [each, { ...each, done: !each.done }]),
      at(place, (each) => [{ ...each, title }, each]),
      at(place, () => []),
      onItems((items) => items.toSpliced(place, 0, other)),
      onItems((items) => items.map((each) => ({ ...each, done: true }))),
      onItems((items) => items.map((each) => ({ ...each, done: false }))),
      onItems((items) => items.map((each) => ({ ...each, title }))),
      onItems((items) => items.toReversed()),
      onItems((items) => [...items.slice(place), ...items.slice(0, place)]),
      onItems((items) => items.slice(0, number)),
      onItems((items) => items.slice(number)),
      onItems((items) => renumbered(items)),
      onItems(() => []),
      (list) => ({ ...list, plan: 'three' }),
    ),
  );

/** A dependency on a number means another item once they are renumbered. */
function renumbered(items: readonly ListItem[]): readonly ListItem[] {
  const isBound = items.some(({ needs, parent }) => needs.length > 0 || parent !== undefined);
  return isBound ? items : items.map((each, index) => ({ ...each, id: index + 1 }));
}

/** A list before and after a change of one to four edits. */
export const arbitraryListChange: fc.Arbitrary<{ readonly before: List; readonly after: List }> = fc
  .tuple(arbitraryList, fc.array(edits, { minLength: 1, maxLength: 4 }))
  .map(([before, steps]) => ({
    before,
    after: steps.reduce((list, edit) => (list.items.length === 0 ? list : edit(list)), before),
  }));

const key = (id: number) => `US-${id}`;

function story({ id, title, text, done, attempts, needs }: ListItem) {
  return {
    ...{ id: key(id), title, description: text, acceptanceCriteria: [text], passes: done, attempts },
    ...(needs.length > 0 ? { dependencies: needs.map(key) } : {}),
  };
}

function task({ id, title, text, done, needs }: ListItem) {
  return { id, title, description: text, status: done ? 'done' : 'pending', dependencies: needs };
}

function bmadKey({ id, parent }: ListItem): string {
  return parent === undefined ? `epic-${id}` : `${parent}-${id}-a-story`;
}

/** Formats with boolean marks and statuses, counters, dependencies, an order, parents by nesting and by key, and none of it. */
export const listFormats: readonly ListFormat[] = [
  {
    preset: 'ralph',
    write: ({ plan, items }) => JSON.stringify({ branchName: plan, userStories: items.map(story) }, null, 1),
  },
  { preset: 'feature-list', write: ({ items }) => JSON.stringify({ features: items.map(story) }, null, 1) },
  {
    preset: 'task-master',
    write: ({ items }) => {
      const below = (parent: number) => items.filter((each) => each.parent === parent).map(task);
      const top = items.filter(
        ({ parent }) => parent === undefined || !items.some(({ id }) => id === parent),
      );
      const tasks = top.map((each) => ({
        ...task(each),
        subtasks: top.includes(each) ? below(each.id) : [],
      }));
      return JSON.stringify({ master: { tasks } }, null, 1);
    },
  },
  {
    preset: 'bmad',
    write: ({ items }) =>
      `development_status:\n${items.map((each) => `  ${bmadKey(each)}: ${each.done ? 'done' : 'backlog'}\n`).join('')}`,
  },
  {
    preset: 'beads',
    write: ({ items }) =>
      items
        .map(
          (each) =>
            `${JSON.stringify({ id: key(each.id), title: each.title, description: each.text, issue_type: 'task', status: each.done ? 'closed' : 'open' })}\n`,
        )
        .join(''),
  },
  {
    preset: 'markdown',
    write: ({ plan, items }) =>
      `# List\n\n## Part ${plan}\n\n${items
        .map(
          ({ id, title, text, done, parent }) =>
            `${parent === undefined ? '' : '  '}- [${done ? 'x' : ' '}] ${id % 2 === 0 ? `T${id} ` : ''}${title}: ${text}\n`,
        )
        .join('')}`,
  },
  {
    preset: 'planning-with-files',
    write: ({ plan, items }) =>
      `# Task Plan: ${plan}\n\n## Phases\n${items
        .map(({ id, title, text, done, parent }) =>
          parent === undefined
            ? `\n### Phase ${id}: ${title}\n- **Status:** ${done ? `complete (${text})` : 'pending'}\n`
            : `- [${done ? 'x' : ' '}] ${title}\n`,
        )
        .join('')}`,
  },
  {
    preset: 'conductor',
    write: ({ plan, items }) =>
      `# Tracks of ${plan}\n${items
        .map(({ id, title, done, parent }) =>
          parent === undefined
            ? `\n## [${done ? 'x' : ' '}] Track: ${title}\n`
            : `- [${done ? 'x' : ' '}] ${title}${done ? ` (${'abcdef0'.repeat(2).slice(id % 7)})` : ''}\n`,
        )
        .join('')}`,
  },
  {
    preset: 'cursor-plan',
    write: ({ plan, items }) =>
      `---\nname: ${plan}\ntodos:${items.length === 0 ? ' []' : ''}\n${items
        .map(
          ({ id, title, done }) =>
            `  - id: ${key(id)}\n    content: ${title}\n    status: ${done ? 'completed' : 'pending'}\n`,
        )
        .join('')}---\n\n# ${plan}\n`,
  },
];
