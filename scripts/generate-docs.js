// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { importSource } from './bundle.js';
import { actionSections } from './generate-action-docs.js';

/** @typedef {import('../src/library/catalogue.ts').RuleInfo} RuleInfo */
/** @typedef {import('../src/engine/contract/kind.ts').StateKind} StateKind */
/** @typedef {import('../src/kinds/task-tree/steps/step.ts').TransitionRow} TransitionRow */
/** @typedef {Readonly<Record<string, any>>} Schema a JSON Schema as plain data */
/** @typedef {Readonly<Record<string, string>>} Sections name of a generated section → its text */

/** What single kinds generate beyond their options and rules. */
const ownSections = {
  checklist: checklistSections,
  'task-tree': taskTreeSections,
};

/**
 * Every documentation page with generated sections, as [file, fresh text]. What stands outside the
 * sections is written by hand and stays as it is.
 * @returns {Promise<[file: string, text: string][]>}
 */
export async function docPages() {
  const catalogue = await importSource('src/library/catalogue.ts');
  const registry = await importSource('src/kinds/index.ts');
  /** @type {RuleInfo[]} */
  const rules = catalogue.rules();
  const catalogueFile = 'docs/rules/README.md';
  const actionFiles = ['docs/action.md'];
  const kindPages = registry.kinds.map((/** @type {StateKind} */ kind) => kindPage(kind, rules));
  return [
    ...rules.map(rulePage),
    [catalogueFile, filled(catalogueFile, { catalogue: catalogueTables(rules) })],
    .../** @type {[string, string][]} */ (
      actionFiles.map((file) => [file, filled(file, actionSections(table))])
    ),
    ...(await Promise.all(kindPages)),
  ];
}

/**
 * @param {RuleInfo} rule
 * @returns {[file: string, text: string]}
 */
function rulePage(rule) {
  const file = `docs/rules/${rule.id}.md`;
  return [file, filled(file, { header: ruleHeader(rule) }, emptyRulePage)];
}

/**
 * @param {StateKind} kind
 * @param {readonly RuleInfo[]} rules
 * @returns {Promise<[file: string, text: string]>}
 */
async function kindPage(kind, rules) {
  const file = `docs/kinds/${kind.id}.md`;
  const own = rules.filter(({ id }) => id.startsWith(`${kind.id}/`));
  /** @type {Sections} */
  const shared = {
    options: optionTable(/** @type {Schema} */ (kind.options.schema), kind.options.defaults),
    rules: ruleTable(own, '../rules/'),
    ...(kind.laws === undefined ? {} : { laws: lawTable(kind) }),
  };
  const special = ownSections[/** @type {keyof typeof ownSections} */ (kind.id)];
  return [
    file,
    filled(file, { ...shared, ...(await special?.()) }, `# ${kind.title}\n${emptySections(shared)}`),
  ];
}

/** @returns {Promise<Sections>} */
async function taskTreeSections() {
  const schema = JSON.parse(readFileSync('schemas/task_tree/v1.schema.json', 'utf8'));
  const { transitionTable } = await importSource('src/kinds/task-tree/steps/step.ts');
  return { fields: fieldTable(schema.$defs.node), transitions: transitionRows(transitionTable) };
}

/**
 * The index of a kind by the numbers and names of the document that it follows.
 * @param {StateKind} kind
 */
function lawTable({ id: kind, laws = [] }) {
  const rows = laws.map(
    ({ id, title, enforcement, priority, says, differs, rules, besides = [], names = [] }) => [
      id,
      `${title}${says ? `. ${says}` : ''}${differs ? ` *Here:* ${differs}` : ''}`,
      [...(enforcement ? [`[${enforcement}]`] : []), ...(priority ? [priority] : [])].join(' '),
      rules.map((rule) => `[${code(rule)}](../rules/${kind}/${rule}.md)`).join(', '),
      besides.map(besideText).join(', '),
      names.map(code).join(', '),
    ],
  );
  const columns = ['law', 'demands', 'tag', 'rules', 'besides', 'also found as'];
  const used = columns.map((_, index) => rows.some((row) => row[index] !== ''));
  return table(
    columns.filter((_, index) => used[index]),
    rows.map((row) => row.filter((_, index) => used[index])),
  );
}

/** Functions and commands are code; the recorder is a word. @param {string} text */
function besideText(text) {
  return /^(?:stateward |[a-z]+[A-Z])/.test(text) ? code(text) : text;
}

/** @returns {Promise<Sections>} */
async function checklistSections() {
  const { builtInPresets } = await importSource('src/kinds/checklist/presets.generated.ts');
  const rows = Object.entries(builtInPresets).map(([name, preset]) => [
    code(name),
    preset.match.map(code).join(', '),
    recognition(preset),
    contractText(preset),
    doneText(preset.done) || '–',
    Object.entries(preset.rules ?? {})
      .map(overrideText)
      .join(', ') || 'none',
  ]);
  const { completePreset } = await importSource('src/kinds/checklist/preset.ts');
  const { presetSeverities } = await importSource('src/kinds/checklist/severities.ts');
  const milder = Object.entries(presetSeverities(completePreset(builtInPresets.markdown))).map(
    ([name, said]) => [
      `[${code(name)}](../rules/checklist/${name}.md)`,
      typeof said === 'string'
        ? said
        : Object.entries(said)
            .map(([id, own]) => `${code(id)} ${own}`)
            .join(', '),
    ],
  );
  return {
    families: table(['rule', 'in pages'], milder),
    presets: table(
      ['preset', 'usual names', 'without a configuration', 'contract', 'done', 'severities of its own'],
      rows,
    ),
  };
}

/** @param {{ detected?: 'shape' | 'path' | 'never' }} preset */
function recognition({ detected = 'shape' }) {
  if (detected === 'never') return 'proposed by `init`';
  return detected === 'path' ? 'governed' : 'governed if it has the shape';
}

/** @param {any} preset */
function contractText({ log, contract = [] }) {
  if (log !== undefined) return `each line (${log})`;
  return contract.map(code).join(', ') || 'the key';
}

/** @param {readonly { field: string, values?: readonly string[], lastOf?: string }[]} fields */
function doneText(fields) {
  return fields
    .map(({ field, values, lastOf }) => {
      if (lastOf) return `${code(field)} is the last of ${code(lastOf)}`;
      return values ? `${code(field)} is ${values.map(code).join(' or ')}` : code(field);
    })
    .join(', else ');
}

/** @param {[string, any]} override of a rule, or of its messages */
function overrideText([name, override]) {
  if (typeof override === 'string') return `${code(name)} ${override}`;
  return Object.entries(override)
    .map(([message, severity]) => `${code(`${name} ${message}`)} ${severity}`)
    .join(', ');
}

/**
 * The text of a page with its generated sections filled in.
 * @param {string} file
 * @param {Sections} sections
 * @param {string} [empty] what the page starts from where there is none yet
 */
function filled(file, sections, empty = emptySections(sections)) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : empty;
  return text.replace(/<!-- generated: (\S+) -->\n[\s\S]*?<!-- \/generated -->/g, (_, name) => {
    const section = sections[name];
    if (section === undefined) throw new Error(`${file} asks for '${name}', which nothing generates`);
    return marked(name, section);
  });
}

/**
 * @param {string} name
 * @param {string} section
 */
function marked(name, section) {
  return `<!-- generated: ${name} -->\n${section}\n<!-- /generated -->`;
}

/** @param {Sections} sections */
function emptySections(sections) {
  return Object.keys(sections)
    .map((name) => `\n${marked(name, '')}\n`)
    .join('')
    .trimStart();
}

/** What the page of a new rule starts from. */
export const emptyRulePage = `${marked('header', '')}

TODO: the reason. Which accident or attack is this about, which document asks for it, and what is not reported?

## Back to green

TODO: what to do.

## Reported

## Not reported
`;

/** @param {RuleInfo} rule */
function ruleHeader(rule) {
  const [kind = ''] = rule.id.split('/');
  const facts = rule.needs.map((need) => [need].flat().map(code).join(' or '));
  const rows = [
    ['[Scopes](../README.md#scopes)', rule.scopes.map(code).join(', ')],
    ['[Facts it needs](../README.md#facts)', facts.join(', ') || 'none beyond the two versions'],
    ['Supersedes', rule.supersedes.map((id) => ruleLink(kind, id)).join(', ') || 'nothing'],
    ['Can be switched off', rule.fixed ? 'no, nor can it be weakened' : 'yes'],
    ['Can be waived', rule.waivable ? 'yes' : 'no'],
    ...(rule.bytes ? [['Judges', 'bytes, not values']] : []),
  ];
  return [
    `# ${plain(rule.title)}`,
    '',
    `${code(rule.id)} · ${severityOf(rule)} · since ${rule.since}`,
    '',
    `**Why** ${plain(rule.why)}`,
    '',
    `**Repair** ${plain(rule.fix)}`,
    '',
    table(['', ''], rows),
    '',
    messageTable(rule),
    ...(rule.options === undefined
      ? []
      : ['', optionTable(/** @type {Schema} */ (rule.options.schema), rule.options.defaults)]),
  ].join('\n');
}

/** @param {RuleInfo} rule */
function messageTable(rule) {
  const rows = Object.entries(rule.messages).map(([id, text]) => [
    code(id),
    rule.messageSeverities[id] ?? (rule.severity === 'off' ? 'as configured' : rule.severity),
    code(text),
  ]);
  return table(['message', 'severity', 'text'], rows);
}

/** @param {RuleInfo} rule */
function severityOf({ severity }) {
  return severity === 'off' ? '**off** until it is switched on' : `**${severity}**`;
}

/**
 * @param {string} kind of the page that the link stands on
 * @param {string} id
 */
function ruleLink(kind, id) {
  return `[${code(id)}](${id.startsWith(`${kind}/`) ? `${id.slice(kind.length + 1)}.md` : `../${id}.md`})`;
}

/** @param {readonly RuleInfo[]} rules */
function catalogueTables(rules) {
  const kinds = [...new Set(rules.map(({ id }) => id.slice(0, id.indexOf('/'))))];
  return kinds
    .map(
      (kind) =>
        `### ${kind}\n\n${ruleTable(
          rules.filter(({ id }) => id.startsWith(`${kind}/`)),
          '',
        )}`,
    )
    .join('\n\n');
}

/**
 * @param {readonly RuleInfo[]} rules
 * @param {string} folder of the rules' pages, seen from the page that holds the table
 */
function ruleTable(rules, folder) {
  const rows = rules.map((rule) => [
    `[${code(rule.id)}](${folder}${rule.id}.md)`,
    plain(rule.title),
    severitiesOf(rule),
    rule.scopes.join(', '),
  ]);
  return table(['rule', 'what holds', 'severity', 'scopes'], rows);
}

/** @param {RuleInfo} rule */
function severitiesOf({ severity, messageSeverities }) {
  const others = [...new Set(Object.values(messageSeverities))].filter((other) => other !== severity);
  return [severity, ...others].join(', ');
}

/** @param {readonly TransitionRow[]} rows */
function transitionRows(rows) {
  // Only `done` runs the guard, so every other row holds whatever the guard column says.
  const cells = rows.map(({ status, guard, passes, attempts }) => [
    code(status),
    status === 'done' ? code(guard) : 'any',
    passes,
    attempts,
  ]);
  return table(['status', 'guard', 'passes', 'attempts'], cells);
}

/** @param {Schema} node */
function fieldTable(node) {
  const rows = Object.entries(node.properties).map(([name, schema]) => [
    code(name),
    typeText(schema),
    limitText(schema),
  ]);
  return table(['field', 'type', 'constraint'], rows);
}

/**
 * @param {Schema} schema
 * @param {any} defaults
 */
function optionTable(schema, defaults) {
  const rows = optionRows(schema, defaults, '');
  return rows.length === 0 ? 'There are no options.' : table(['option', 'values', 'default'], rows);
}

/**
 * @param {Schema} schema
 * @param {any} defaults
 * @param {string} prefix
 * @returns {string[][]}
 */
function optionRows(schema, defaults, prefix) {
  return Object.entries(schema.properties ?? {}).flatMap(([name, own]) => {
    if (own.properties !== undefined) return optionRows(own, defaults[name], `${prefix}${name}.`);
    return [[code(prefix + name), typeText(own), code(JSON.stringify(defaults[name]))]];
  });
}

/**
 * @param {Schema} schema
 * @returns {string}
 */
function typeText(schema) {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1);
  if (schema.title !== undefined && schema.pattern !== undefined) return schema.title;
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' or ');
  if (schema.enum !== undefined)
    return schema.enum.map((/** @type {string} */ value) => code(value)).join(' or ');
  return schema.type === 'array' ? `list of ${typeText(schema.items)}` : schema.type;
}

/** @param {Schema} schema */
function limitText({ minLength, minimum, maximum }) {
  if (minLength !== undefined) return `at least ${minLength} character${minLength === 1 ? '' : 's'}`;
  return minimum === undefined ? '' : `${minimum} to ${maximum}`;
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}

/**
 * A sentence of a rule as Markdown: `<id>` would vanish as a tag.
 * @param {string} text
 */
function plain(text) {
  return text.replaceAll('<', '\\<');
}
