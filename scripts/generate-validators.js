// @ts-check
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { _, stringify } from 'ajv/dist/compile/codegen/index.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import additionalProperties from 'ajv/dist/vocabularies/applicator/additionalProperties.js';
import { bundleText, importSource } from './bundle.js';
import { policySchemas } from './generate-schemas.js';

const day = '(?:0[1-9]|1\\d|2[0-8])';
const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const date = `(?:\\d{4}-(?:(?:0[1-9]|1[0-2])-${day}|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|${leapYear}-02-29)`;
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';
/** RFC 3339, as a pattern: standalone code would ask for a package otherwise. */
const formats = { 'date-time': new RegExp(`^${date}t${time}$`, 'i') };

/**
 * Lets a kind's rules be imported while the validators they lead to do not exist yet.
 * @param {readonly string[]} names of the kind's own validators
 */
function withoutValidators(names) {
  const stubs = names.map((name) => `${name} = undefined`).join(', ');
  return {
    name: 'without-validators',
    /** @param {string} source */
    resolveId: (source) => (source.endsWith('validators.generated.js') ? '\0validators' : null),
    /** @param {string} id */
    load: (id) => (id === '\0validators' ? `export const ${stubs}, validateRuleOptions = {};` : null),
  };
}

/**
 * The standalone validators of a kind (ajv, draft 2020-12), as one self-contained module, and its declarations.
 * @param {string} folder the kind's folder
 */
export async function validatorsOf(folder) {
  if (!existsSync(join(folder, 'schemas.ts'))) return undefined;
  const { validatorSchemas } = await importSource(join(folder, 'schemas.ts'));
  const { rules } = await importSource(join(folder, 'rules', 'index.generated.ts'), [
    withoutValidators(Object.keys(validatorSchemas)),
  ]);
  const ruleSchemas = Object.fromEntries(
    rules.flatMap((/** @type {any} */ rule) => (rule.options ? [[rule.id, rule.options.schema]] : [])),
  );
  return standalone(validatorSchemas, ruleSchemas);
}

/** The same for the policy files: what holds of them whatever the kinds. */
export function policyValidators() {
  return standalone(policySchemas(), {});
}

/**
 * @param {Record<string, object>} ownSchemas
 * @param {Record<string, object>} ruleSchemas
 */
async function standalone(ownSchemas, ruleSchemas) {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, code: { source: true }, formats });
  ajv.removeKeyword('additionalProperties').addKeyword(namingKnown);
  const names = { ...ownSchemas, ...ruleSchemas };
  for (const [name, schema] of Object.entries(names)) ajv.addSchema(withoutWords(schema), name);
  const exported = Object.fromEntries(Object.keys(names).map((name, index) => [`validator${index}`, name]));
  const code = /** @type {any} */ (standaloneCode).default(ajv, exported);
  const own = Object.keys(ownSchemas);
  return {
    code: assemble(shortened(await selfContained(code)), exported, own),
    declarations: declarationsOf(own),
  };
}

/** A key that is not known is reported with the known ones. */
const { default: additional } = /** @type {any} */ (additionalProperties);
const namingKnown = {
  ...additional,
  error: {
    ...additional.error,
    params: (/** @type {any} */ { params, parentSchema }) =>
      _`{additionalProperty: ${params.additionalProperty}, known: ${stringify(Object.keys(parentSchema.properties ?? {}))}}`,
  },
};

/** What a schema says to people is not judged, and would stand in the package. @param {any} schema @returns {any} */
function withoutWords(schema) {
  if (Array.isArray(schema)) return schema.map(withoutWords);
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.entries(schema).filter(
    ([key, value]) => typeof value !== 'string' || !['description', 'title', '$comment'].includes(key),
  );
  return Object.fromEntries(members.map(([key, value]) => [key, withoutWords(value)]));
}

/**
 * The same code in two thirds of the bytes: ajv writes out for each fault how a list of faults grows.
 * @param {string} code
 */
function shortened(code) {
  const short = code.replace(
    /const (err\d+) = \{\s+instancePath(?:: ([^\n]+))?,\s+schemaPath: ([^\n]+),\s+keyword: ([^\n]+),\s+params: (\{[\s\S]*?\}),\s+message: ([^\n]+)\s+\};\s+if \(vErrors === null\) vErrors = \[\1\];\s+else vErrors\.push\(\1\);/g,
    (_, _name, at = 'instancePath', path, keyword, params, message) =>
      `vErrors = addFault(vErrors, ${at}, ${path}, ${keyword}, ${params}, ${message});`,
  );
  return `${addFault}\n${short}`;
}

const addFault = `function addFault(faults, instancePath, schemaPath, keyword, params, message) {
	const fault = { instancePath, schemaPath, keyword, params, message };
	if (faults === null) return [fault];
	faults.push(fault);
	return faults;
}`;

/** @param {readonly string[]} names of the kind's own validators */
function declarationsOf(names) {
  return [
    '// Generated by `npm run generate`; do not edit.',
    "import type { Validate } from '../../formats/schema-fault.ts';",
    '',
    ...names.map((name) => `export const ${name}: Validate;`),
    '/** Validates the options of single rules, by rule id. */',
    'export const validateRuleOptions: Readonly<Record<string, Validate>>;',
    '',
  ].join('\n');
}

/** @param {string} code CommonJS from ajv */
async function selfContained(code) {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.stateward-'));
  try {
    const file = join(folder, 'validators.cjs');
    writeFileSync(file, code);
    return await bundleText(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} code
 * @param {Record<string, string>} exported export name → schema name
 * @param {string[]} own names of the kind's own validators
 */
function assemble(code, exported, own) {
  // The bundler's own comments name a temporary folder, which would make every run differ.
  const body = code.replace(/^\s*\/\/.*\n/gm, '').replace(/export default (.+);/, 'const validators = $1;');
  const entries = Object.entries(exported);
  const ownLines = entries
    .filter(([, name]) => own.includes(name))
    .map(([key, name]) => `export const ${name} = validators.${key};`);
  const ruleLines = entries
    .filter(([, name]) => !own.includes(name))
    .map(([key, name]) => `  ${JSON.stringify(name)}: validators.${key},`);
  return [
    '// Generated by `npm run generate`; do not edit.',
    body.trim(),
    ...ownLines,
    'export const validateRuleOptions = {',
    ...ruleLines,
    '};',
    '',
  ].join('\n');
}
