import { Composer, CST, type Document, Parser } from 'yaml';
import type { JsonLimits } from './limits.ts';
import { placedText, unreadText } from './nearest-place.ts';
import type { ParsedText, TextFault } from './parsed.ts';
import { type SourceText, spanAt } from './source.ts';
import { findConflict, limitFault, textFault } from './text-fault.ts';
import { readYamlNode, type YamlDataOptions } from './yaml-walk.ts';

/** The package needs up to five seconds for so many characters, and ten times as long for ten times as many. */
export const mostYamlCharacters = 1024 * 1024;

/** The package descends recursively, so nesting is bounded before it does. */
const mostYamlDepth = 200;

/** The package compares every key with every other; who reads what it composed finds repeated ones in linear time. */
const composing = { version: '1.2', schema: 'core', uniqueKeys: false } as const;

/**
 * One document of YAML 1.2 (core schema) as state that a program wrote: repeated keys are faults beside a value, in which
 * the last one counts; comments are nothing; an empty text is null. Never throws.
 */
export function parseYaml(
  source: SourceText,
  limits: JsonLimits,
  { maxAliases = 0, scalarKeys = true }: YamlDataOptions = {},
): ParsedText {
  const { text } = source;
  if (text.length > mostYamlCharacters) {
    const message = `is longer than the ${mostYamlCharacters} characters of YAML that are read`;
    return unreadText(source, [textFault('too-large', message, spanAt(source, 0, 0))]);
  }
  const maxDepth = Math.min(limits.maxDepth, mostYamlDepth);
  const tokens = [...new Parser().parse(text)];
  const deep = tooDeepAt(tokens, maxDepth);
  if (deep !== undefined) {
    const span = spanAt(source, deep, deep);
    return unreadText(source, [limitFault('too-deep', { ...limits, maxDepth }, span)]);
  }
  const [document, second] = [...new Composer(composing).compose(tokens, true, text.length)];
  const broken = document === undefined ? [] : syntaxFaults(source, document, second);
  if (broken.length > 0) return unreadText(source, broken);
  const input = { source, ...limits, maxAliases, scalarKeys, maxDepth };
  const { value, places, faults } = readYamlNode(input, document?.contents ?? null);
  const isKeyFault = ({ messageId }: TextFault) => /^(?:duplicate|prototype)-key$/.test(messageId);
  const part = placedText(source, (pointer) => places.get(pointer));
  return { value: faults.every(isKeyFault) ? value : undefined, faults, source: part };
}

/** What the package says of a text; its warnings are about tags that other readers would run as code. */
function syntaxFaults(
  source: SourceText,
  { errors, warnings }: Document.Parsed,
  second: Document.Parsed | undefined,
): TextFault[] {
  const found = [...errors, ...warnings].map(({ message, pos: [from, to] }) =>
    textFault('syntax', message, spanAt(source, from, to)),
  );
  const conflict = found.length > 0 ? findConflict(source) : undefined;
  if (conflict !== undefined) return [conflict];
  if (second === undefined || found.length > 0) return found;
  const [from] = second.range;
  return [textFault('syntax', 'holds several documents; one was expected', spanAt(source, from, from))];
}

/** The offset of the first token that is nested too deeply. */
function tooDeepAt(tokens: readonly CST.Token[], mostDepth: number): number | undefined {
  const pending: { readonly token: CST.Token | null | undefined; readonly depth: number }[] = [];
  for (const token of tokens) pending.push({ token, depth: 0 });
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { token, depth } = next;
    if (!token) continue;
    if (depth > mostDepth) return token.offset;
    const inner = token.type === 'document' ? [token] : CST.isCollection(token) ? token.items : [];
    for (const { key, value } of inner as readonly CST.CollectionItem[])
      pending.push({ token: key, depth: depth + 1 }, { token: value, depth: depth + 1 });
  }
  return undefined;
}
