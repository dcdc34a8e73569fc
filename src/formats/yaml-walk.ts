import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import { prototypeKeyMessage } from './json-scan.ts';
import type { JsonValue } from './json-value.ts';
import { mostFindings } from './limits.ts';
import { appendToken, type Span } from './location.ts';
import { textStart } from './nearest-place.ts';
import type { TextFault, TextFaultId } from './parsed.ts';
import { quote } from './quote.ts';
import { type SourceText, spanAt } from './source.ts';
import { limitFault } from './text-fault.ts';

/** What a YAML text may hold beyond plain mappings, sequences and scalars. */
export interface YamlDataOptions {
  /** How many aliases may stand for values that an anchor names; 0 refuses them. */
  readonly maxAliases?: number;
  /** Whether keys that are numbers, booleans or empty count as the text that they are written as. */
  readonly scalarKeys?: boolean;
}

interface YamlWalkInput extends Required<YamlDataOptions> {
  readonly source: SourceText;
  readonly maxDepth: number;
  readonly maxValues: number;
}

/** What an anchor names: the value, how many values it holds, and how deep it is. */
interface Anchored {
  readonly value: JsonValue;
  readonly size: number;
  readonly height: number;
}

interface Walk extends YamlWalkInput {
  readonly faults: TextFault[];
  /** The place of a value, for an entry of a mapping that of its key. */
  readonly places: Map<string, Span>;
  readonly anchors: Map<string, Anchored | 'open'>;
  aliases: number;
  isOver: boolean;
}

/** Reads what the package composed: values, places by pointer, and faults. It recurses, which the depth that was checked before allows. */
export function readYamlNode(input: YamlWalkInput, node: unknown) {
  const state = { faults: [], anchors: new Map(), aliases: 0, isOver: false };
  const walk: Walk = { ...input, ...state, places: new Map([['', spanOf(input, node)]]) };
  const { value } = readNode(walk, node, '', 0);
  return { value, faults: walk.faults, places: walk.places };
}

const nothing: Anchored = { value: null, size: 1, height: 0 };

function readNode(walk: Walk, node: unknown, pointer: string, depth: number): Anchored {
  if (walk.isOver) return nothing;
  const span = spanOf(walk, node);
  if (isAlias(node)) return within(walk, aliased(walk, node.source, span, pointer), span, depth);
  if (!isSeq(node) && !isMap(node) && !isScalar(node)) return within(walk, nothing, span, depth);
  const { anchor } = node;
  if (anchor !== undefined) walk.anchors.set(anchor, 'open');
  const read = isSeq(node)
    ? sequence(walk, node.items, pointer, depth)
    : isMap(node)
      ? mapping(walk, node.items, pointer, depth)
      : { ...nothing, value: scalarOf(node.value, node.source) };
  if (anchor !== undefined) walk.anchors.set(anchor, read);
  return within(walk, read, span, depth);
}

function sequence(walk: Walk, items: readonly unknown[], pointer: string, depth: number): Anchored {
  const read = items.map((item, index) => {
    const own = appendToken(pointer, index);
    walk.places.set(own, spanOf(walk, item));
    return readNode(walk, item, own, depth + 1);
  });
  return holding(
    read.map(({ value }) => value),
    read,
  );
}

function mapping(
  walk: Walk,
  items: readonly { readonly key: unknown; readonly value: unknown }[],
  pointer: string,
  depth: number,
): Anchored {
  const entries = new Map<string, Anchored>();
  const lines = new Map<string, number>();
  for (const { key, value } of items) {
    const span = spanOf(walk, key);
    const name = keyOf(walk, key);
    const own = appendToken(pointer, name ?? '');
    const fault = keyFault(name, lines.get(name ?? ''));
    if (fault !== undefined) addFault(walk, ...fault, span, own);
    if (name === undefined || name === '__proto__') continue;
    if (!lines.has(name)) lines.set(name, span.line);
    walk.places.set(own, span);
    entries.set(name, readNode(walk, value, own, depth + 1));
  }
  const read = Object.fromEntries([...entries].map(([name, entry]) => [name, entry.value]));
  return holding(read, [...entries.values()]);
}

function keyFault(name: string | undefined, first: number | undefined): [TextFaultId, string] | undefined {
  if (name === undefined) return ['syntax', 'a key that is not text; put it in quotes'];
  if (name === '__proto__') return ['prototype-key', prototypeKeyMessage];
  if (first === undefined) return undefined;
  return [
    'duplicate-key',
    `the key ${quote(name)} occurs more than once in its mapping, first on line ${first}`,
  ];
}

function keyOf({ scalarKeys }: Walk, key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  if (typeof key.value === 'string') return key.value;
  return scalarKeys ? (key.source ?? String(key.value ?? '')) : undefined;
}

function aliased(walk: Walk, name: string, span: Span, pointer: string): Anchored {
  const { maxAliases } = walk;
  const anchored = walk.anchors.get(name);
  walk.aliases++;
  if (walk.aliases > maxAliases) {
    const message =
      maxAliases === 0
        ? 'an alias (*), and aliases are not read; write the value out'
        : `holds more than ${maxAliases} aliases`;
    addFault(walk, 'too-many-values', message, span, pointer);
    walk.isOver = true;
  } else if (anchored === 'open')
    addFault(walk, 'syntax', 'an alias inside of what it stands for', span, pointer);
  else if (anchored === undefined)
    addFault(walk, 'syntax', `an alias of the anchor ${quote(name)}, which is not there`, span, pointer);
  return anchored === undefined || anchored === 'open' ? nothing : anchored;
}

/** Counts what aliases stand for, too: a few of them could stand for billions of values. */
function within(walk: Walk, read: Anchored, span: Span, depth: number): Anchored {
  const { maxDepth, maxValues } = walk;
  if (walk.isOver || (read.size <= maxValues && depth + read.height <= maxDepth)) return read;
  walk.isOver = true;
  const reason = read.size > maxValues ? 'too-many-values' : 'too-deep';
  addFault(walk, reason, limitFault(reason, walk, span).message, span, '');
  return nothing;
}

function holding(value: JsonValue, parts: readonly Anchored[]): Anchored {
  const size = parts.reduce((sum, part) => sum + part.size, 1);
  const height = parts.reduce((most, part) => Math.max(most, part.height + 1), 0);
  return { value, size, height };
}

function addFault(
  { faults }: Walk,
  messageId: TextFaultId,
  message: string,
  span: Span,
  pointer: string,
): void {
  if (faults.length < mostFindings) faults.push({ messageId, message, span, pointer });
}

/** A number keeps its text where it cannot be held exactly. */
function scalarOf(value: unknown, text: string | undefined): JsonValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value !== 'number') return null;
  const exact = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return exact ? value : { inexactNumber: text ?? String(value) };
}

function spanOf({ source }: YamlWalkInput, node: unknown): Span {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  const [from, to]: unknown[] = Array.isArray(range) ? range : [];
  return typeof from === 'number' && typeof to === 'number' ? spanAt(source, from, to) : textStart;
}
