import { canonicalJson } from '../formats/json-text.ts';
import type { JsonValue } from '../formats/json-value.ts';
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

function nameOf({ id, label, formerly }: ShownEntity): string {
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
