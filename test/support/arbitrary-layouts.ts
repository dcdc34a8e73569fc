import fc from 'fast-check';
import type { JsonObject } from '../../src/formats/json-value.ts';
import { reformatJson } from './arbitrary-checklists.ts';

/** An item of a task list, and what stands below it. */
export interface Task {
  readonly text: string;
  readonly done: boolean;
  readonly details: readonly string[];
  readonly children: readonly Omit<Task, 'children'>[];
}

const texts = ['1. Export', '1.1 Import', 'T001 a/b~c.d', 'Party 🎉 time', 'v1.2.3 #4', 'Send: all', 'Übung'];
const child = fc.record({
  text: fc.constantFrom('Write tests', '2. Write docs'),
  done: fc.boolean(),
  details: fc.subarray(['Uses the API', '_Requirements: 1.1_']),
});

export const arbitraryTasks: fc.Arbitrary<readonly Task[]> = fc
  .tuple(
    fc.shuffledSubarray(texts, { minLength: 1 }),
    fc.array(fc.tuple(fc.boolean(), fc.uniqueArray(child, { selector: ({ text }) => text, maxLength: 2 })), {
      minLength: texts.length,
      maxLength: texts.length,
    }),
  )
  .map(([names, rest]) =>
    names.map((text, index) => ({
      text,
      done: rest[index]?.[0] ?? false,
      details: index % 2 === 0 ? ['First a note', 'Then another'] : [],
      children: rest[index]?.[1] ?? [],
    })),
  );

const lineEnds = fc.record({
  crlf: fc.boolean(),
  mark: fc.boolean(),
  closed: fc.boolean(),
  trailing: fc.constantFrom('', ' ', '\t'),
});

/** The same lines with other ends. */
export function withLineEnds(lines: readonly string[]): fc.Arbitrary<string> {
  return lineEnds.map(({ crlf, mark, closed, trailing }) => {
    const text = lines.map((line) => line + trailing).join(crlf ? '\r\n' : '\n');
    return `${mark ? '\ufeff' : ''}${text}${closed ? '\n' : ''}`;
  });
}

const layout = fc.record({
  bullet: fc.constantFrom('-', '*', '+', '1.', '7)'),
  tick: fc.constantFrom('x', 'X'),
  indent: fc.constantFrom('  ', '    ', '\t'),
  gaps: fc.boolean(),
  wide: fc.boolean(),
  underlined: fc.boolean(),
});

/** A task list in some layout: bullets, ticks, indentation, blank lines, headings, line ends. */
export function layOutTasks(tasks: readonly Task[]): fc.Arbitrary<string> {
  return layout.chain(({ bullet, tick, indent, gaps, wide, underlined }) => {
    const gap = gaps ? [''] : [];
    const line = ({ text, done }: Pick<Task, 'text' | 'done'>, depth: number) =>
      `${indent.repeat(depth)}${bullet} [${done ? tick : ' '}]${wide ? '   ' : ' '}${text}`;
    const details = (own: readonly string[], depth: number) =>
      own.flatMap((detail) => [`${indent.repeat(depth)}${bullet} ${detail}`, ...gap]);
    const lines = tasks.flatMap((task) => [
      line(task, 0),
      ...gap,
      ...details(task.details, 1),
      ...task.children.flatMap((each) => [line(each, 1), ...gap, ...details(each.details, 2)]),
    ]);
    const heading = underlined ? ['Build', '-----'] : ['## Build'];
    return withLineEnds(['# Plan', ...gap, ...heading, '', ...lines]);
  });
}

/** A task of Backlog.md in some layout: quotes, key order, blank lines, bullets, markers, line ends. */
export function layOutPage(id: string, { text, done, details }: Task): fc.Arbitrary<string> {
  return fc
    .record({
      quote: fc.constantFrom('"', "'"),
      reversed: fc.boolean(),
      gaps: fc.boolean(),
      bullet: fc.constantFrom('-', '*'),
    })
    .chain(({ quote, reversed, gaps, bullet }) => {
      const fields = [
        `id: ${id}`,
        `title: ${quote}${text}${quote}`,
        `status: ${done ? 'Done' : `${quote}To Do${quote}`}`,
      ];
      const gap = gaps ? [''] : [];
      const criteria = details.flatMap((detail) => [`${bullet} [${done ? 'x' : ' '}] ${detail}`, ...gap]);
      return withLineEnds([
        '---',
        ...(reversed ? fields.toReversed() : fields),
        '---',
        '',
        '## Description',
        ...gap,
        '<!-- SECTION:DESCRIPTION:BEGIN -->',
        ...gap,
        `What ${id} is about`,
        '<!-- SECTION:DESCRIPTION:END -->',
        '## Acceptance Criteria',
        '<!-- AC:BEGIN -->',
        ...criteria,
        '<!-- AC:END -->',
      ]);
    });
}

/** JSON lines in some layout: key order, escapes, blank lines, line ends. */
export function layOutLines(values: readonly JsonObject[]): fc.Arbitrary<string> {
  const line = (value: JsonObject) =>
    fc
      .tuple(reformatJson(value), fc.boolean())
      .map(([text, isFollowed]) => [
        text.replace('\ufeff', '').replace(/\s*[\r\n]\s*/g, ' '),
        ...(isFollowed ? [''] : []),
      ]);
  return fc.tuple(...values.map(line)).chain((lines) => withLineEnds(lines.flat()));
}

/** A log in some layout: blank lines and line ends. */
export function layOutLog(entries: readonly string[]): fc.Arbitrary<string> {
  return fc
    .array(fc.boolean(), { minLength: entries.length, maxLength: entries.length })
    .chain((gaps) => withLineEnds(entries.flatMap((entry, index) => (gaps[index] ? ['', entry] : [entry]))));
}
