// @ts-check
import { readFileSync } from 'node:fs';
import { camel, pascal } from './names.js';

/**
 * The files of a new kind: a list of things in JSON, in which what is done stays done. It judges, repairs and is under every law from
 * the first minute on, so that what is changed about it is seen to hold.
 * @param {string} id in kebab case
 * @returns {[file: string, text: string][]}
 */
export function kindFiles(id) {
  const [name, Type] = [camel(id), pascal(id)];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const folder = `src/kinds/${id}`;
  return [
    [`${folder}/model.ts`, modelText(name, Type)],
    [`${folder}/options.ts`, optionsText(name, Type)],
    [`${folder}/check-options.ts`, checkOptionsText(Type)],
    [`${folder}/schemas.ts`, schemasText(name)],
    [`${folder}/parse.ts`, parseText(name, Type)],
    [`${folder}/entity.ts`, entityText(Type)],
    [`${folder}/graft.ts`, graftText(name, Type)],
    [`${folder}/compare.ts`, compareText(Type)],
    [`${folder}/facts.ts`, factsText(name, Type)],
    [`${folder}/view.ts`, viewText(Type)],
    [`${folder}/rules/done-kept.ts`, ruleText(id, name, version)],
    [`${folder}/index.ts`, indexText(id, name, Type)],
    [`test/kinds/${id}/law.ts`, lawText(id, name)],
    [`test/kinds/${id}/rules/done-kept.test.ts`, testText(id)],
  ];
}

/** @param {string} name @param {string} Type */
const modelText = (name, Type) => `import type { JsonObject } from '../../formats/json-value.ts';

/** One thing of the list. */
export interface Item {
  readonly id: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly pointer: string;
  readonly raw: JsonObject;
}

export interface ${Type} {
  readonly items: readonly Item[];
  readonly byId: ReadonlyMap<string, Item>;
}

export function ${name}Of(items: readonly Item[]): ${Type} {
  return { items, byId: new Map(items.map((item) => [item.id, item])) };
}
`;

/** @param {string} name @param {string} Type */
const optionsText = (name, Type) => `/** What a \`files:\` entry may say for this kind. */
export interface ${Type}Options {
  /** Whether something done may go. */
  readonly removal: 'forbid' | 'allow';
}

export const default${Type}Options: ${Type}Options = { removal: 'forbid' };

export const ${name}OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    removal: { description: 'Whether something done may be removed.', enum: ['forbid', 'allow'] },
  },
} as const;
`;

/** @param {string} Type */
const checkOptionsText = (Type) => `import { optionChecks } from '../../engine/contract/option-faults.ts';
import { default${Type}Options, type ${Type}Options } from './options.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

export const checks = optionChecks<${Type}Options>(
  { validateOptions, validateRuleOptions },
  (given) => ({ ok: true, options: { ...default${Type}Options, ...given } }),
);
`;

/** @param {string} name */
const schemasText = (name) => `import { ${name}OptionsSchema } from './options.ts';

/** What \`npm run generate\` compiles. */
export const validatorSchemas = { validateOptions: ${name}OptionsSchema };
`;

/** @param {string} name @param {string} Type */
const parseText = (
  name,
  Type,
) => `import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import type { Limits } from '../../formats/limits.ts';
import type { Parsed, Reader, ReadFault } from '../../formats/parsed.ts';
import { readJsonPart } from '../../formats/json-part.ts';
import { textStart } from '../../formats/nearest-place.ts';
import { partBytes } from '../../formats/part-bytes.ts';
import { type Item, type ${Type}, ${name}Of } from './model.ts';

/** Reads \`{"items": [{"id": "…", "text": "…", "done": false}]}\`. */
export function ${name}Reader(limits: Limits): Reader<${Type}> {
  const parts = partBytes();
  return {
    push: parts.push,
    end(): Parsed<${Type}> {
      const { value, faults, source } = readJsonPart('', parts.bytesOf('') ?? new Uint8Array(), limits);
      const items = value === undefined ? undefined : itemsOf(value);
      const all = value !== undefined && items === undefined ? [noList] : faults;
      return {
        doc: items === undefined ? null : ${name}Of(items),
        faults: all,
        source: (part) => (part === '' ? source : undefined),
      };
    },
  };
}

const noList: ReadFault = {
  part: '',
  messageId: 'syntax',
  message: 'expected {"items": [{"id": …, "text": …, "done": …}]}, with each id once',
  pointer: '',
  span: textStart,
};

function itemsOf(value: JsonValue): readonly Item[] | undefined {
  if (!isJsonObject(value) || !isJsonArray(value.items)) return undefined;
  const items = value.items.map((raw, index): Item | undefined => {
    if (!isJsonObject(raw) || typeof raw.id !== 'string' || typeof raw.text !== 'string') return undefined;
    if (raw.id === '' || typeof raw.done !== 'boolean') return undefined;
    return { id: raw.id, text: raw.text, isDone: raw.done, pointer: \`/items/\${index}\`, raw };
  });
  const known = items.filter((item) => item !== undefined);
  const ids = new Set(known.map(({ id }) => id));
  return known.length < items.length || ids.size < known.length ? undefined : known;
}
`;

/** @param {string} Type */
const entityText = (Type) => `import type { Entity } from '../../engine/contract/entity.ts';
import type { ${Type} } from './model.ts';

export function entity({ byId }: ${Type}, id: string): Entity | undefined {
  const item = byId.get(id);
  if (item === undefined) return undefined;
  const fields = { text: { role: 'value', value: item.text }, done: { role: 'done', value: item.isDone } } as const;
  return { part: '', pointer: item.pointer, label: item.text, fields };
}
`;

/** @param {string} name @param {string} Type */
const graftText = (name, Type) => `import { splitSubject } from '../../engine/contract/subject.ts';
import { type Item, type ${Type}, ${name}Of } from './model.ts';

/** The list with the named subjects as another version has them. */
export function graft(doc: ${Type}, from: ${Type} | null, subjects: readonly string[]): ${Type} {
  const items = new Map(doc.byId);
  for (const { entity: id, field } of subjects.map(splitSubject)) {
    const theirs = from?.byId.get(id);
    const own = items.get(id);
    if (field === undefined || (own === undefined && theirs !== undefined)) {
      if (theirs === undefined) items.delete(id);
      else items.set(id, theirs);
    } else if (own !== undefined) items.set(id, withField(own, theirs, field));
  }
  return ${name}Of([...items.values()]);
}

/** From a version without the entity a field gets its empty value. */
function withField(own: Item, theirs: Item | undefined, field: string): Item {
  if (field === 'text') return { ...own, text: theirs?.text ?? '' };
  return field === 'done' ? { ...own, isDone: theirs?.isDone ?? false } : own;
}
`;

/** @param {string} Type */
const compareText = (Type) => `import type { ${Type}Facts } from './facts.ts';
import type { ${Type} } from './model.ts';
import type { ${Type}Options } from './options.ts';

/** Things are the same by their id. */
export function compare(
  before: ${Type} | null,
  after: ${Type} | null,
  _context: unknown,
  { removal }: ${Type}Options,
): ${Type}Facts {
  const done = (before?.items ?? []).filter(({ isDone }) => isDone);
  return {
    reopened: done.flatMap(({ id }) => {
      const now = after?.byId.get(id);
      return now === undefined || now.isDone ? [] : [now];
    }),
    removed: removal === 'allow' ? [] : done.filter(({ id }) => after?.byId.has(id) === false),
  };
}
`;

/** @param {string} name @param {string} Type */
const factsText = (name, Type) => `import { ruleOver } from '../../engine/contract/rule.ts';
import type { Item } from './model.ts';

/** What the rules judge. */
export interface ${Type}Facts {
  /** Things that were done and are open again, as they stand now. */
  readonly reopened: readonly Item[];
  /** Things that were done and are gone, as they stood. */
  readonly removed: readonly Item[];
}

export const ${name}Rule = ruleOver<${Type}Facts>();
`;

/** @param {string} Type */
const viewText = (Type) => `import type { View } from '../../engine/contract/view.ts';
import type { ${Type} } from './model.ts';

export function view({ items }: ${Type}): View {
  const nodes = items.map(({ id, text, isDone }) => ({
    subject: id,
    label: text,
    state: isDone ? ('done' as const) : ('open' as const),
  }));
  return { shape: 'list', nodes, links: [] };
}
`;

/** @param {string} id @param {string} name @param {string} version */
const ruleText = (id, name, version) => `import { inAfter, inBefore } from '../../../formats/location.ts';
import { subjectOf } from '../../../engine/contract/subject.ts';
import { ${name}Rule } from '../facts.ts';

export const doneKept = ${name}Rule({
  id: '${id}/done-kept',
  title: 'What is done stays done',
  why: 'What was accepted as done is relied on; opening or removing it undoes work that nobody sees is gone.',
  fix: 'Put it back as done, and write what is still to be done as a thing of its own.',
  severity: 'error',
  since: '${version}',
  scopes: ['step', 'net'],
  messages: { reopened: "'{item}' was done and is open again", removed: "'{item}' was done and is gone" },
  *check({ reopened, removed }, problem) {
    for (const { id, pointer } of reopened)
      yield problem('reopened', { item: id }, { subject: subjectOf(id, 'done'), at: inAfter(\`\${pointer}/done\`) });
    for (const { id, pointer } of removed)
      yield problem('removed', { item: id }, { subject: id, at: inBefore(pointer) });
  },
});
`;

/** @param {string} id @param {string} name @param {string} Type */
const indexText = (id, name, Type) => `import type { StateKind } from '../../engine/contract/kind.ts';
import { checks } from './check-options.ts';
import { compare } from './compare.ts';
import { entity } from './entity.ts';
import type { ${Type}Facts } from './facts.ts';
import { graft } from './graft.ts';
import type { ${Type} } from './model.ts';
import { default${Type}Options, type ${Type}Options, ${name}OptionsSchema } from './options.ts';
import { ${name}Reader } from './parse.ts';
import { rules } from './rules/index.generated.ts';
import { view } from './view.ts';

/** The kind \`${id}\`: TODO, what such a file means. */
export const ${name}: StateKind<${Type}, ${Type}Facts, ${Type}Options> = {
  id: '${id}',
  title: '${Type}',
  match: { globs: ['**/*.${id}.json'], hasShape: (text) => /"items"/.test(text) },
  options: { schema: ${name}OptionsSchema, defaults: default${Type}Options, ...checks },
  life: { deletion: () => 'error' },
  parts: () => [],
  read: (_options, limits) => ${name}Reader(limits),
  compare,
  rules,
  entities: { ids: ({ byId }) => byId.keys(), get: entity },
  edit: { graft },
  view,
};
`;

/** @param {string} id @param {string} name */
const lawText = (id, name) => `import fc from 'fast-check';
import { ${name} } from '../../../src/kinds/${id}/index.ts';
import type { LawKind, Version } from '../../support/law-kind.ts';

interface Item {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
}

const item = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.constantFrom('One', 'Two'), done: fc.boolean() });
const list = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 4 });

/** How the laws make versions of this kind, and neighbours of a version. */
export const ${name}Law: LawKind = {
  kind: ${name},
  path: 'plan.${id}.json',
  version: list.map(asVersion),
  edited: () => list.map(asVersion),
  reformatted: (version) =>
    fc.constantFrom(undefined, 2, '\\t').map((indent) => ({ '': JSON.stringify({ items: itemsOf(version) }, null, indent) })),
  tampered(version, number) {
    const items = itemsOf(version);
    const done = items.filter((each) => each.done)[number];
    return done === undefined ? undefined : asVersion(items.map((each) => (each === done ? { ...each, done: false } : each)));
  },
  withUnrelated: (version) => asVersion([...itemsOf(version), { id: 'unrelated', text: 'Unrelated', done: true }]),
};

function asVersion(items: readonly Item[]): Version {
  return { '': JSON.stringify({ items }, null, 2) };
}

function itemsOf({ '': text = '' }: Version): readonly Item[] {
  return JSON.parse(text).items;
}
`;

/** @param {string} id */
const testText = (id) => `import { describe, expect, it } from 'vitest';
import { checkTransition } from '../../../../src/index.ts';

const list = (...items: readonly (readonly [id: string, done: boolean])[]) =>
  JSON.stringify({ items: items.map(([id, done]) => ({ id, text: \`The \${id}\`, done })) });
const judged = (before: string, after: string) =>
  checkTransition({ kind: '${id}', before, after }).findings.map(({ messageId, subject }) => \`\${messageId} \${subject}\`);

describe('${id}/done-kept', () => {
  it.each([
    ['a done thing that is opened', list(['a', true]), list(['a', false]), ['reopened a#done']],
    ['a done thing that goes', list(['a', true], ['b', false]), list(['b', false]), ['removed a']],
    ['a thing that is done now', list(['a', false]), list(['a', true]), []],
    ['an open thing that goes', list(['a', false]), list(), []],
  ])('%s', (_, before, after, expected) => {
    expect(judged(before, after)).toEqual(expected);
  });
});
`;
