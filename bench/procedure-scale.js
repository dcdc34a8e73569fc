// @ts-check
/**
 * How much judging a large procedure graph costs, as multiples of parsing its text. Method and numbers: bench/README.md.
 * Run: node bench/procedure-scale.js [rounds] [nodes]
 */
import { importSource } from '../scripts/bundle.js';

const { procedure } = await importSource('src/kinds/procedure/index.ts');
const { parseJson } = await importSource('src/formats/json.ts');
const { sourceText } = await importSource('src/formats/source.ts');
const { judge } = await importSource('src/engine/contract/check.ts');
const { defaultLimits } = await importSource('src/formats/limits.ts');

const rounds = Number(process.argv[2] ?? 5);
const nodeCount = Number(process.argv[3] ?? 100_000);
const linkCount = 3 * nodeCount;
const steps = 20;
const runCount = 50;
const guide = '## What\nDo it.\n\n## Why\nFor a reason.\n\n## How\nWith care.';

const before = graph(0);
const after = graph(1);
const [textBefore, textAfter] = [before, after].map((value) => JSON.stringify(value));
const settings = { options: procedure.defaults, rules: new Map() };
const context = { scope: 'step', path: 'team.procedure.json' };

const rows = [];
for (let round = 0; round < rounds; round += 1) {
  const jsonParse = timed(() => [JSON.parse(textBefore ?? ''), JSON.parse(textAfter ?? '')]);
  const parse = timed(() =>
    [textBefore, textAfter].map((text) => parseJson(sourceText(text ?? ''), defaultLimits)),
  );
  const read = timed(() => [textBefore, textAfter].map(readGraph));
  const [previous, next] = read.value;
  const judged = timed(() => judge(procedure, previous.doc, next.doc, context, settings));
  if (judged.value.findings.length > 0) throw new Error(JSON.stringify(judged.value.findings[0]));
  rows.push({
    'JSON.parse': jsonParse.milliseconds,
    'parse (with limits)': parse.milliseconds,
    'read (parse, schema, roles)': read.milliseconds,
    judge: judged.milliseconds,
    'read / parse': ratio(read.milliseconds, parse.milliseconds),
    'judge / parse': ratio(judged.milliseconds, parse.milliseconds),
    'all / parse': ratio(read.milliseconds + judged.milliseconds, parse.milliseconds),
  });
}
console.log(
  `two versions of ${nodeCount} nodes and ${linkCount} links, ${(textAfter ?? '').length} characters each, node ${process.version}`,
);
console.table(rows);

/** @param {string | undefined} text */
function readGraph(text) {
  const reader = procedure.read(procedure.options.defaults, defaultLimits);
  reader.push('', new TextEncoder().encode(text));
  return reader.end();
}

/**
 * @template Value
 * @param {() => Value} work
 */
function timed(work) {
  const from = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(from);
  return { value, milliseconds: Math.round((user + system) / 1000) };
}

/**
 * @param {number} left
 * @param {number} right
 */
function ratio(left, right) {
  return Math.round((left / right) * 10) / 10;
}

/**
 * Fifty active runs of one procedure, with their work; in the second version every run contains one node more.
 * @param {number} more
 */
function graph(more) {
  /** @type {object[]} */
  const nodes = [
    node('audit', 'space', { subtype: 'procedure' }),
    node('code', 'thing'),
    ...Array.from({ length: steps }, (_, index) =>
      node(`step${index}`, 'narrative', { subtype: 'step', content: guide }),
    ),
  ];
  /** @type {object[]} */
  const links = [
    link('code', 'audit', 'implemented_in', 'code'),
    ...Array.from({ length: steps }, (_, index) =>
      link(`c${index}`, 'audit', 'contains', `step${index}`, { sequence: index }),
    ),
  ];
  for (let run = 0; run < runCount; run += 1) {
    nodes.push(
      node(`actor${run}`, 'actor'),
      node(`run${run}`, 'space', {
        subtype: 'run',
        content: { status: 'active', started_at: '2026-01-10T10:00:00Z' },
      }),
    );
    links.push(
      link(`e${run}`, `run${run}`, 'elaborates', 'audit'),
      link(`s${run}`, `run${run}`, 'acts on', 'step0', { energy: 8, polarity: [0.9, 0.1] }),
      link(`o${run}`, `actor${run}`, 'occupies', `run${run}`, { energy: 8, polarity: [0.8, 0.2] }),
    );
  }
  const room = nodeCount - nodes.length - runCount;
  for (let index = 0; index < room + more * runCount; index += 1) {
    nodes.push(
      node(`work${index}`, 'narrative', {
        subtype: 'finding',
        energy: 1,
        description: 'What was found here.',
      }),
    );
    links.push(link(`w${index}`, `run${index % runCount}`, 'contains', `work${index}`));
  }
  for (let index = 0; links.length < linkCount; index += 1)
    links.push(
      link(`x${index}`, `work${index % room}`, 'supports', `work${(index * 7) % room}`, { energy: 0.5 }),
    );
  return { nodes, links };
}

/**
 * @param {string} id
 * @param {string} node_type
 * @param {object} [fields]
 */
function node(id, node_type, fields = {}) {
  return { id, name: id, node_type, synthesis: `${node_type} ${id}`, ...fields };
}

/**
 * @param {string} id
 * @param {string} node_a
 * @param {string} verb
 * @param {string} node_b
 * @param {object} [fields]
 */
function link(id, node_a, verb, node_b, fields = {}) {
  return { id, node_a, node_b, verb, ...fields };
}
