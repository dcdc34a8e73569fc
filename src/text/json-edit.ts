import type { JsonObject } from '../core/json-value.ts';
import { appendToken } from '../core/location.ts';
import { locateJson } from './json-locate.ts';
import type { ListEdit } from './list-edit.ts';
import { sourceText } from './source.ts';

interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A JSON text with lists edited; every other byte stays. New members are laid out as the one they follow or replace. */
export function editJson(text: string, edits: readonly ListEdit[]): string {
  const place = placesIn(text, edits);
  const splices = edits.flatMap((edit) => [
    ...replacements(text, edit, place),
    ...additions(text, edit, place),
  ]);
  splices.sort((left, right) => left.from - right.from);
  let result = '';
  let at = 0;
  for (const { from, to, text: next } of splices) {
    result += text.slice(at, from) + next;
    at = to;
  }
  return result + text.slice(at);
}

type PlaceOf = (pointer: string) => { readonly from: number; readonly to: number };

function placesIn(text: string, edits: readonly ListEdit[]): PlaceOf {
  const pointers = edits.flatMap(({ list, count, replaced }) => [
    ...[list, ...(count > 0 ? [appendToken(list, count - 1)] : [])],
    ...[...replaced.keys()].map((index) => appendToken(list, index)),
  ]);
  const places = locateJson(sourceText(text), pointers);
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length)];
  const offset = (line: number, column: number) => (starts[line - 1] ?? 0) + column - 1;
  return (pointer) => {
    const span = places.get(pointer)?.value ?? { line: 1, column: 1, endLine: 1, endColumn: 1 };
    return { from: offset(span.line, span.column), to: offset(span.endLine, span.endColumn) };
  };
}

function replacements(text: string, { list, replaced }: ListEdit, place: PlaceOf): Splice[] {
  return [...replaced].map(([index, value]) => {
    const { from, to } = place(appendToken(list, index));
    return { from, to, text: laidOut(value, text.slice(from, to), indentAt(text, from)) };
  });
}

function additions(text: string, { list, count, added }: ListEdit, place: PlaceOf): Splice[] {
  if (added.length === 0) return [];
  if (count === 0) {
    const { from, to } = place(list);
    const outer = indentAt(text, from);
    const members = added.map((value) => `\n${outer}  ${laidOut(value, '', `${outer}  `)}`);
    return [{ from, to, text: `[${members.join(',')}\n${outer}]` }];
  }
  const last = place(appendToken(list, count - 1));
  const model = text.slice(last.from, last.to);
  const indent = indentAt(text, last.from);
  const gap = isAlone(text, last.from) ? `\n${indent}` : ' ';
  const members = added.map((value) => `,${gap}${laidOut(value, model, indent)}`).join('');
  return [{ from: last.to, to: last.to, text: members }];
}

/** On one line where the model is, else with two spaces more for each level. */
function laidOut(value: JsonObject, model: string, indent: string): string {
  if (!model.includes('\n') && model !== '') return JSON.stringify(value);
  const step = /\n([ \t]+)/.exec(model)?.[1]?.slice(indent.length) ?? '  ';
  return JSON.stringify(value, null, step === '' ? '  ' : step).replaceAll('\n', `\n${indent}`);
}

function indentAt(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

function isAlone(text: string, offset: number): boolean {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return start > 0 && text.slice(start, offset).trim() === '';
}
