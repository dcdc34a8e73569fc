import { canonicalJson } from '../core/json-text.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../core/json-value.ts';
import { appendToken } from '../core/location.ts';
import { safeText } from './safe-text.ts';

/** An entity with the fields to be shown. */
interface ShownEntity {
  readonly type: 'added' | 'removed' | 'changed';
  readonly id: string;
  readonly label?: string;
  readonly formerly?: string;
  readonly fields: readonly {
    readonly name: string;
    readonly before: JsonValue | undefined;
    readonly after: JsonValue | undefined;
  }[];
}

const signs = { added: '+', removed: '-', changed: '~' } as const;
const mostShown = 100;

/** What became of the entities of one file, for people. */
export function entityDiffText(path: string, entities: readonly ShownEntity[]): string {
  const lines = entities.flatMap((entity) => [
    `  ${signs[entity.type]} ${nameOf(entity)}`,
    ...(entity.type === 'changed' ? entity.fields : []).map(
      ({ name, before, after }) => `      ${safeText(name)}: ${cut(before)} → ${cut(after)}`,
    ),
  ]);
  return `${safeText(path)}\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** What is still to be written: a line, or a value with what stands before it. */
type Pending = string | { readonly pointer: string; readonly before: string; readonly value: JsonValue };

/**
 * One version, a line a field, so that git compares it line by line. All that the value says is in it; what is an entity has a line
 * with its name above it, which git puts over what changed.
 */
export function valuePageText(
  value: JsonValue,
  names: ReadonlyMap<string, Pick<ShownEntity, 'id' | 'label'>>,
): string {
  const lines: string[] = [];
  const pending: Pending[] = [{ pointer: '', before: '  ', value }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') {
      lines.push(next);
      continue;
    }
    const { pointer, before, value: each } = next;
    const name = names.get(pointer);
    if (name !== undefined && pointer !== '') lines.push(nameOf(name));
    const indent = before.slice(0, before.length - before.trimStart().length);
    const below = membersOf(each).map(([token, word, member]) => ({
      pointer: appendToken(pointer, token),
      before: `${indent}  ${word}`,
      value: member,
    }));
    const [opened, closed] = isJsonArray(each) ? '[]' : '{}';
    lines.push(`${before}${below.length > 0 ? opened : safeText(JSON.stringify(each))}`);
    if (below.length > 0) pending.push(`${indent}${closed}`, ...below.reverse());
  }
  return lines.map((line) => `${line}\n`).join('');
}

function membersOf(value: JsonValue): [string | number, string, JsonValue][] {
  if (isJsonArray(value)) return value.map((member, index) => [index, '', member]);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([name, member]) => [name, `${safeText(JSON.stringify(name))}: `, member]);
}

function nameOf({ id, label, formerly }: Pick<ShownEntity, 'id' | 'label' | 'formerly'>): string {
  const title = label === undefined || label === id ? '' : ` ${safeText(label)}`;
  return `${safeText(id)}${title}${formerly === undefined ? '' : ` (was ${safeText(formerly)})`}`;
}

function cut(value: JsonValue | undefined): string {
  const text = shown(value);
  return text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text;
}

function shown(value: JsonValue | undefined): string {
  return value === undefined ? 'nothing' : safeText(canonicalJson(value));
}
