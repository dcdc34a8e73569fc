// @ts-check
import { importSource } from './bundle.js';

/** @typedef {import('../src/library/catalogue.ts').RuleInfo} RuleInfo */
/** @typedef {import('../src/engine/contract/kind.ts').StateKind} StateKind */
/** @typedef {Readonly<Record<string, any>>} Schema a JSON Schema as plain data */

const severities = ['error', 'warning', 'note', 'off'];
const largest = Number.MAX_SAFE_INTEGER;

/**
 * The published schemas of the two policy files, as [file, fresh text]: what kinds and rules say of their options, put
 * together for editors.
 * @returns {Promise<[file: string, text: string][]>}
 */
export async function publishedSchemas() {
  const catalogue = await importSource('src/library/catalogue.ts');
  const { kinds } = await importSource('src/kinds/index.ts');
  return [
    ['schemas/config/v1.schema.json', textOf(configurationSchema(kinds, catalogue.rules()))],
    ['schemas/waivers/v1.schema.json', textOf(waiversSchema())],
  ];
}

/**
 * What holds of the policy files whatever the kinds: these and their rules check their own part, and a path says by itself what is
 * wrong with it.
 */
export function policySchemas() {
  const { properties, $defs: _, ...rest } = configurationSchema([], []);
  const entry = { type: 'object' };
  return {
    validateConfiguration: {
      ...rest,
      properties: {
        ...properties,
        files: { type: 'array', items: entry },
        rules: entry,
        ignore: { type: 'array' },
      },
    },
    validateWaivers: waiversSchema(),
  };
}

/** A line for each member, so that differences can be read, and no indentation: editors read it. @param {Schema} schema */
function textOf(schema) {
  return `${JSON.stringify(schema, null, 1).replace(/\n */g, '\n')}\n`;
}

/**
 * @param {readonly StateKind[]} kinds
 * @param {readonly RuleInfo[]} rules
 */
function configurationSchema(kinds, rules) {
  const choosable = rules.filter(({ fixed }) => !fixed);
  return {
    ...head('config', 'Stateward configuration, version 1', 'What `.stateward.yml` may say.'),
    properties: {
      version: { const: 1, description: 'Version of this format.' },
      files: {
        description:
          'What is governed, before what is recognised without a configuration. The last entry that matches a path decides.',
        type: 'array',
        items: { oneOf: kinds.map(({ id }) => ({ $ref: `#/$defs/${id}` })) },
      },
      detect: {
        description: 'Whether files are governed besides that are recognised by their usual name and shape.',
        type: 'boolean',
      },
      profile: {
        description: 'How strictly checklists are judged; an entry of files may say otherwise for its own.',
        enum: ['default', 'strict'],
      },
      rules: {
        description:
          'Severities and options of rules, by id. Rules that cannot be switched off are not listed.',
        ...ruleChoices(choosable),
      },
      ignore: {
        description: 'Paths and globs that are not governed, whatever else is said: fixtures, examples.',
        type: 'array',
        items: { $ref: '#/$defs/path' },
      },
      limits: limitsSchema(),
      waiversFrom: {
        description:
          'Whether waivers count from the base side alone, or also from the change that needs them. Choose head only where a code owner approves changes of the waiver file.',
        enum: ['base', 'head'],
        default: 'base',
      },
      agents: {
        description: 'What the hooks of agents do besides telling.',
        type: 'object',
        additionalProperties: false,
        properties: {
          restore: {
            description:
              'Whether a state file is put back as it was before a tool, where what the tool left would be refused.',
            type: 'boolean',
            default: false,
          },
        },
      },
    },
    $defs: {
      ...Object.fromEntries(kinds.map((kind) => [kind.id, entrySchema(kind, choosable)])),
      path: pathSchema(),
      severity: { enum: severities },
      choice: {
        anyOf: [{ $ref: '#/$defs/severity' }, pair()],
      },
    },
  };
}

/**
 * @param {StateKind} kind
 * @param {readonly RuleInfo[]} rules
 */
function entrySchema({ id, title, options: { schema, inFiles = [] } }, rules) {
  const own = rules.filter((rule) => rule.id.startsWith('state-file/') || rule.id.startsWith(`${id}/`));
  return {
    description: title,
    type: 'object',
    additionalProperties: false,
    ...(inFiles.length === 0
      ? { required: ['path', 'kind'] }
      : {
          required: ['path'],
          anyOf: ['kind', ...inFiles].map((key) => ({
            properties: { [key]: { description: 'Says what the file is.' } },
            required: [key],
          })),
        }),
    properties: {
      path: {
        $ref: '#/$defs/path',
        description: 'A path or glob from the top of the repository; case counts.',
      },
      kind: { const: id, description: title },
      rules: {
        description: 'What holds for these files alone; it goes before the rules at the top.',
        ...ruleChoices(own),
      },
      .../** @type {Schema} */ (schema.properties ?? {}),
    },
  };
}

/** @param {readonly RuleInfo[]} rules */
function ruleChoices(rules) {
  const properties = rules.map(({ id, title, severity, options }) => [
    id,
    {
      description: `${title} (${severity} unless told).`,
      ...(options === undefined
        ? { $ref: '#/$defs/choice' }
        : { anyOf: [{ $ref: '#/$defs/severity' }, pair(options.schema)] }),
    },
  ]);
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

/**
 * A severity in a list, and the rule's options where it has any.
 * @param {Schema} [options]
 */
function pair(options) {
  const prefixItems = [{ $ref: '#/$defs/severity' }, ...(options === undefined ? [] : [options])];
  return { type: 'array', prefixItems, items: false, minItems: 1, maxItems: prefixItems.length };
}

function limitsSchema() {
  const count = { type: 'integer', minimum: 1, maximum: largest };
  return {
    description:
      'Limits on the content of one file. What is beyond them is an error, for it cannot be judged.',
    type: 'object',
    additionalProperties: false,
    properties: {
      maxBytes: {
        description: 'Bytes, as a number or as text such as 64MB (1 MB is 1,048,576 bytes).',
        anyOf: [count, { type: 'string', pattern: '^0*[1-9][0-9]* ?[KMG]?B$' }],
      },
      maxDepth: { description: 'Levels of nesting.', ...count },
      maxValues: { description: 'Values in one document.', ...count },
    },
  };
}

function pathSchema() {
  return {
    type: 'string',
    maxLength: 500,
    pattern: '^(?![/!]|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))(?![\\s\\S]*/(?:/|$))[^\\\\]+$',
  };
}

function waiversSchema() {
  const digest = { type: 'string', pattern: '^[0-9a-f]{12}$' };
  return {
    ...head(
      'waivers',
      'Stateward waivers, version 1',
      'What `.stateward.waivers.yml` may say: changes that an owner excuses, one by one.',
    ),
    properties: {
      version: { const: 1, description: 'Version of this format.' },
      waivers: {
        description: 'One entry for each excused change.',
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['fingerprint', 'change', 'reason', 'until'],
          properties: {
            fingerprint: {
              description: 'The finding, as it prints itself: 12 hex digits in quotes.',
              ...digest,
            },
            change: {
              description: 'The change of the subject, as the finding prints it: 12 hex digits in quotes.',
              ...digest,
            },
            reason: {
              description: 'Why the change is right although the rule refuses it.',
              type: 'string',
              pattern: '\\S',
            },
            until: {
              description: 'The last day on which it counts, in UTC.',
              type: 'string',
              pattern: '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
            },
          },
        },
      },
    },
  };
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} description
 */
function head(name, title, description) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:stateward:schema:${name}:v1`,
    title,
    description,
    type: 'object',
    additionalProperties: false,
    required: ['version'],
  };
}
