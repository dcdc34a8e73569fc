import { CST } from 'yaml';
import { type FlowWriter, flowSplices } from './flow-edit.ts';
import type { JsonValue } from './json-value.ts';
import { defaultLimits } from './limits.ts';
import { type SourceText, sourceText } from './source.ts';
import { type LineChanges, lineBreakOf, lineSplices, linesFrom, noChanges, type Splice } from './splice.ts';
import { writtenFormat } from './text-form.ts';
import {
  type MemberChanges,
  memberSplices,
  type NewMember,
  type ValueEdit,
  wholeValue,
} from './value-edit.ts';
import { parseYaml } from './yaml.ts';
import { type YamlContainer, type YamlMember, yamlContainers } from './yaml-members.ts';
import { type ScalarStyle, yamlText } from './yaml-text.ts';

/**
 * What changes in a YAML text; undefined where it is laid out in a way that is not edited in place. Every other byte stays,
 * comments and quotes included. The caller has to read the result: anchors may break.
 */
function yamlSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  if (wholeValue(edits) !== undefined) return undefined;
  const source = sourceText(text);
  return memberSplices<YamlMember, YamlContainer>(
    edits,
    yamlContainers(text),
    (member, value) => replacement(source, member, value),
    (container, changes) => rearranged(source, container, changes),
  );
}

/** What stands in brackets is written on one line. */
const inBrackets: FlowWriter = {
  unit: '',
  comma: ' ',
  brace: ' ',
  member: (key, value) => yamlText(key === undefined ? [value] : { [key]: value }, true).slice(1, -1),
};

/** A value in the place of another, written as that is; what takes lines begins behind the colon or dash. */
function replacement(source: SourceText, member: YamlMember, value: JsonValue): Splice {
  const { text } = source;
  const { value: old, behind, valueFrom, to, from, isBlock, key } = member;
  const style = typeof value === 'string' ? styleOf(old) : undefined;
  const end = behind + text.slice(behind, to).trimEnd().length;
  const isHolder = CST.isCollection(old) && !(old.type === 'flow-collection' && old.items.length > 0);
  const place = to > behind && !isHolder ? valueFrom : undefined;
  const isCommented = typeof value === 'string' && /^[ \t]+#/.test(text.slice(end));
  const isFlow = !isBlock || isCommented || (place !== undefined && typeof value === 'object');
  const written = isFlow
    ? ` ${yamlText([value], true, style).slice(1, -1)}`
    : yamlText(key === undefined ? [value] : { k: value }, false, style).slice(key === undefined ? 1 : 2);
  if (place !== undefined && !/[\r\n]/.test(written + (isFlow ? '' : text.slice(behind, end))))
    return { from: place, to: end, text: written.trimStart() };
  return { from: behind, to: end, text: indented(text, written, columnOf(source, from)) };
}

function styleOf(token: CST.Token | undefined): ScalarStyle {
  const type = token && CST.resolveAsScalar(token, false, () => undefined)?.type;
  return type === 'PLAIN' || type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE' ? type : undefined;
}

function columnOf(source: SourceText, offset: number): number {
  return source.positionAt(offset).column - 1;
}

/** The first line stands behind something. */
function indented(text: string, lines: string, column: number): string {
  return lines.replace(
    /\n(?=(.?))/g,
    (_, next) => lineBreakOf(text) + (next === '' ? '' : ' '.repeat(column)),
  );
}

function rearranged(source: SourceText, container: YamlContainer, changes: MemberChanges): Splice[] {
  const { text } = source;
  const { isFlow, members, owner, isList } = container;
  const [first, last] = [members[0], members.at(-1)];
  if (first === undefined || last === undefined) {
    if (owner?.isBlock !== true) return flowSplices(text, container, changes, inBrackets);
    const coming = changes.incoming.flatMap(([, own]) => own).filter((each) => 'value' in each);
    const value = isList
      ? coming.map((each) => each.value)
      : Object.fromEntries(coming.map((each) => [each.key, each.value]));
    return [replacement(source, owner, value)];
  }
  if (isFlow) return flowSplices(text, container, changes, inBrackets);
  const kept = [...members.keys()].filter((index) => !changes.gone.has(index));
  const column = columnOf(source, first.from);
  const lineBreak = lineBreakOf(text) + ' '.repeat(column);
  const written = changes.incoming.map(([at, coming]) => {
    const lines = coming.map((each) => indented(text, linesOf(source, container, each), column));
    return [at, lines.join(lineBreak)] as const;
  });
  if (kept.length > 0) {
    const lines = noChanges();
    for (const [at, own] of written) insert(source, container, lines, kept, at, own);
    remove(source, members, (at) => changes.gone.has(at), lines);
    return lineSplices(source, lines);
  }
  const empty = isList ? [] : {};
  if (written.length === 0 && owner !== undefined) return [replacement(source, owner, empty)];
  const to = first.from + text.slice(first.from, last.to).trimEnd().length;
  const lines = written.map(([, each]) => each).join(lineBreak);
  return [{ from: first.from, to, text: written.length === 0 ? yamlText(empty) : lines }];
}

/** A member with its own lines, as if it stood at the edge of the page. */
function linesOf(source: SourceText, { members, isList }: YamlContainer, member: NewMember): string {
  if ('value' in member) return yamlText(isList ? [member.value] : { [member.key]: member.value });
  const { from = 0, to = 0 } = members[member.moved] ?? {};
  const column = columnOf(source, from);
  const lines = linesFrom(source, lineOf(source, from), lineOf(source, to - 1)).slice(column);
  return lines.replace(/\r\n?/g, '\n').replaceAll(new RegExp(`\n {0,${column}}`, 'g'), '\n');
}

function lineOf(source: SourceText, offset: number): number {
  return source.positionAt(offset).line;
}

/** Behind the last member that stays before it, else before the first one that stays. */
function insert(
  source: SourceText,
  { members }: YamlContainer,
  { coming, within }: LineChanges,
  kept: readonly number[],
  at: number,
  lines: string,
): void {
  const indent = ' '.repeat(columnOf(source, members[0]?.from ?? 0));
  const before = members[kept.findLast((index) => index < at) ?? -1];
  const from = members[kept[0] ?? 0]?.from ?? 0;
  if (before !== undefined) coming.push([lineOf(source, before.to - 1) + 1, indent + lines]);
  else within.push({ from, to: from, text: lines + lineBreakOf(source.text) + indent });
}

/** A run of members goes with its lines; where the first one stands behind something else, up to the next one. */
function remove(
  source: SourceText,
  members: readonly YamlMember[],
  isGone: (at: number) => boolean,
  { gone, within }: LineChanges,
): void {
  for (const [first, { from }] of members.entries()) {
    if (!isGone(first) || isGone(first - 1)) continue;
    let next = first + 1;
    while (isGone(next)) next += 1;
    const [line, behind] = [lineOf(source, from), members[next]];
    const isInline = source.text.slice(source.lineStart(line), from).trim() !== '';
    if (isInline && behind !== undefined) within.push({ from, to: behind.from, text: '' });
    else gone.push([line, lineOf(source, (members[next - 1]?.to ?? 0) - 1)]);
  }
}

/** Anchors are part of YAML and harmless in small numbers. */
export const editedYaml = { maxAliases: 100 };

export const yamlFormat = writtenFormat(
  (source) => parseYaml(source, defaultLimits, editedYaml),
  yamlSplices,
  { isWhole: false, isProven: true },
);
