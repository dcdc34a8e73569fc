import type { KeywordCxt, KeywordDefinition, Options } from 'ajv/dist/core.js';
import { loadAjv } from './ajv.cjs';
import { canonicalJson, layOutJson, styleOf } from './json-text.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { appendToken } from './location.ts';
import { onceFor } from './once-for.ts';
import { expectation, type SchemaFault } from './schema-fault.ts';

/** A schema may call for more work than a gate can do; then it is said that it could not be judged. */
const longestSchema = 200_000;
const mostSteps = 1_000_000;

/** Why nothing can be judged by a JSON Schema (2020-12); undefined where it can. Words that it does not know are comments. */
export function schemaObstacle(schema: JsonObject): string | undefined {
  const judge = judgeOf(schema);
  return typeof judge === 'string' ? judge : undefined;
}

/** What is wrong about a value by a schema: the place and what is expected there; undefined where it is valid. */
export function schemaFault(schema: JsonObject, value: JsonValue): string | undefined {
  const judge = judgeOf(schema);
  if (typeof judge === 'string') return `it cannot be judged: ${judge}`;
  try {
    return judge(plain(value));
  } catch {
    return 'it cannot be judged: its schema asks for too much';
  }
}

type Judge = (value: JsonValue) => string | undefined;

/** What judges by a schema, or why nothing can: ajv throws, and so does a page that forbids to make code of text. */
const judgeOf = onceFor((schema: JsonObject): Judge | string => {
  if (canonicalJson(schema).length > longestSchema) return 'its schema is too large';
  try {
    return compiled(plain(schema));
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
});

/** Numbers that are kept as their texts are numbers again. */
function plain<Value extends JsonValue>(value: Value): Value {
  return JSON.parse(layOutJson(value, styleOf(''), undefined));
}

const options: Options = {
  strict: false,
  meta: false,
  validateSchema: false,
  validateFormats: false,
  inlineRefs: false,
  logger: false,
  code: { regExp: Object.assign(safePattern, { code: 'safePattern' }) },
};

function compiled(schema: JsonObject): Judge {
  const { ajv, vocabularies } = loadAjv();
  let left = 0;
  const step = () => {
    left--;
    if (left < 0) throw new RangeError();
  };
  const made = new ajv.default(options);
  for (const vocabulary of vocabularies)
    made.addVocabulary(
      vocabulary.map((each) =>
        guarded(each, ({ gen }) => gen.code(ajv._`${gen.scopeValue('func', { ref: step })}()`)),
      ),
    );
  const validate = made.compile(schema);
  // Its answer would come later.
  if ('$async' in validate) throw new Error('$async is not supported');
  return (value) => {
    left = mostSteps;
    return validate(value) ? undefined : said((validate.errors ?? []) as readonly SchemaFault[]);
  };
}

type Definition = KeywordDefinition | string;

/** A keyword that counts as a step where it is judged, and whose schemas are some. */
function guarded(definition: Definition, count: (context: KeywordCxt) => void): Definition {
  if (typeof definition === 'string' || !('code' in definition)) return definition;
  const keyword = String(definition.keyword);
  if (keyword === 'uniqueItems') return unique;
  return {
    ...definition,
    code(context, type) {
      const inner = holders.includes(keyword) ? Object.values(context.schema) : [];
      if (!inner.every((each) => typeof each === 'boolean' || isJsonObject(each as JsonValue)))
        throw new Error(`${keyword} must hold schemas`);
      count(context);
      definition.code(context, type);
    },
  };
}

const holders = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'properties'].concat(
  ...['patternProperties', 'dependentSchemas'],
);

/** In a time that does not grow by the square of their number. */
const unique: KeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  validate: (isWanted: boolean, items: readonly JsonValue[]) =>
    !isWanted || new Set(items.map(canonicalJson)).size === items.length,
  error: { message: 'must have no item twice' },
};

/** Of the faults of alternatives the last one says what they are about. */
function said(faults: readonly SchemaFault[]): string {
  const fault = faults.findLast(({ keyword }) => keyword !== 'if');
  if (fault === undefined) return 'it must be valid';
  const { instancePath, params, message = '' } = fault;
  const name = params.additionalProperty ?? params.unevaluatedProperty;
  if (name !== undefined) return `${appendToken(instancePath, name)} is not allowed`;
  const words = message.startsWith('must be ') ? `must be ${expectation(fault)}` : message;
  return `${instancePath === '' ? 'it' : instancePath} ${words}`;
}

const mostWays = 1e8;
const longestPattern = 1000;

/**
 * A regular expression of a schema, for ajv. It throws for what is none or could take exponential time on some text, and as it is tried
 * on a text that is too long for it. Some that are harmless are refused with these.
 */
export function safePattern(pattern: string) {
  const { ways, loops } = pattern.length > longestPattern ? endless : waysOf(pattern);
  if (ways > mostWays) throw new Error(`the pattern ${pattern} could take exponential time`);
  const expression = new RegExp(pattern, 'u');
  return {
    toString: () => pattern,
    test(text: string): boolean {
      if (ways * (text.length + 1) ** loops > mostWays) throw new RangeError();
      return expression.test(text);
    },
  };
}

const endless = { ways: Number.POSITIVE_INFINITY, loops: 0 };
const innerGroup = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?([^()]*)\)([*+{]?)/;
const choice = /[*+?{|]/;

/** How many choices there are at most that do not depend on the text, and repetitions without an end: each may take any length of it. */
function waysOf(pattern: string) {
  let plain = pattern
    .replace(/\\[^1-9k]/g, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .replace(/([*+?}])\?/g, '$1');
  if (plain.includes('\\')) return endless;
  const isAnchored = /^\^[^|]*$/.test(plain);
  for (;;) {
    plain = plain.replace(/([^)])\{\d+\}/g, '$1');
    const group = innerGroup.exec(plain);
    if (group === null) break;
    const [all, inner = '', repeat = ''] = group;
    // What has several ways itself may not be repeated.
    if (repeat !== '' && choice.test(inner)) return endless;
    const before = plain.slice(0, group.index);
    plain = `${before}${flat(inner)}${repeat}${plain.slice(group.index + all.length)}`;
  }
  const counts = [...flat(plain).matchAll(/\?|\{(\d+),(\d+)\}/g)];
  const ways = counts.reduce((all, [, least = 0, most = 1]) => all * (Number(most) - Number(least) + 1), 1);
  const loops = plain.match(/[*+]|,\}/g)?.length ?? 0;
  // Without an anchor a match may begin anywhere.
  return { ways, loops: isAnchored ? loops : loops + 1 };
}

/** Alternatives as one, and so many ways of it. */
function flat(inner: string): string {
  if (!choice.test(inner)) return 'x';
  const alternatives = inner.split('|');
  return alternatives.length === 1 ? inner : `${alternatives.join('')}x{0,${alternatives.length - 1}}`;
}
