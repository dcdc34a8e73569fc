import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import { type FlowWriter, flowSplices } from './flow-edit.ts';
import type { JsonValue } from './json-value.ts';
import { type MemberChanges, memberSplices } from './member-changes.ts';
import { lineBreakOf, lineStart, type Splice } from './splice.ts';
import { type ValueEdit, wholeValue } from './value-edit.ts';
import { blockSplices } from './yaml-block-edit.ts';
import { asFlow, type YamlContainer, type YamlMember, yamlPlaces } from './yaml-containers.ts';
import { blockText, entryLines, flowText, innerLines, memberLines, quotedAs } from './yaml-scalar-text.ts';

/**
 * What changes in a YAML text; undefined where it is laid out in a way that is not edited in place. Every other byte stays,
 * comments and quotes included. The caller has to read the result: anchors may break.
 */
export function yamlSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  if (wholeValue(edits) !== undefined) return undefined;
  return memberSplices<YamlMember, YamlContainer>(edits, {
    containerAt: yamlPlaces(text).container,
    replacement: (member, value) => replacement(text, member, value),
    rearranged: (container, changes) => rearranged(text, container, changes),
  });
}

function rearranged(text: string, container: YamlContainer, changes: MemberChanges): Splice[] {
  const { isFlow, members, owner, isList } = container;
  if (!isFlow) return blockSplices(text, container, changes);
  if (members.length > 0 || owner === undefined || !isPairOnLines(owner))
    return flowSplices(text, asFlow(container), changes, writer);
  const lines = changes.incoming
    .flatMap(([, coming]) => coming)
    .flatMap((each) =>
      'moved' in each ? [] : isList ? entryLines([each.value]) : memberLines({ [each.key]: each.value }),
    );
  return [{ from: owner.behind, to: owner.to, text: below(text, owner, lines) }];
}

const writer: FlowWriter = {
  unit: '',
  comma: ' ',
  brace: ' ',
  member: (key, value) => `${key === undefined ? '' : `${flowText(key)}: `}${flowText(value)}`,
};

function isPairOnLines({ isBlock, key }: YamlMember): boolean {
  return isBlock && key !== undefined;
}

/** Lines below a key, deeper than it. */
function below(text: string, { from }: YamlMember, lines: readonly string[]): string {
  const indent = ' '.repeat(from - lineStart(text, from) + 2);
  return lines.map((line) => lineBreakOf(text) + (line === '' ? '' : indent + line)).join('');
}

function replacement(text: string, member: YamlMember, value: JsonValue): Splice {
  const { node, valueFrom, to, behind } = member;
  const content = { from: behind, to: behind + text.slice(behind, to).trimEnd().length };
  const isHolder = (isMap(node) || isSeq(node)) && (node.flow !== true || node.items.length === 0);
  const lines = isHolder || to === behind ? innerLines(value) : [];
  if (lines.length > 0 && isPairOnLines(member)) return { ...content, text: below(text, member, lines) };
  const block = typeof value === 'string' && member.isBlock && hasLines(node) ? blockText(value) : undefined;
  if (block !== undefined && member.key !== undefined)
    return {
      ...content,
      text: ` ${block[0]}${below(text, { ...member, from: member.from - 2 }, block.slice(1))}`,
    };
  const isPlaced =
    isAlias(node) || (isScalar(node) && to > behind) || (isMap(node) || isSeq(node) ? node.flow : false);
  const own = isScalar(node) && typeof value === 'string' ? quotedAs(node.type, value) : flowText(value);
  if (!isPlaced) return { ...content, text: ` ${own}` };
  const ended = text.slice(valueFrom, to).endsWith('\n') ? lineBreakOf(text) : '';
  return { from: valueFrom, to, text: own + ended };
}

/** Whether a text is written behind `|` or `>`. */
function hasLines(node: unknown): boolean {
  return isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
}
