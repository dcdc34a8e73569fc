// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { against } from './corpus/against.js';
import { judgeMirror } from './corpus/judge-mirror.js';
import { heldAgainst, readLabels } from './corpus/labels.js';
import { mirrorsBelow } from './corpus/mirrors.js';
import { printedDifference, printedLabels, printedRun, safe } from './corpus/print.js';
import { foundIn, readResults, rowOf, withoutTexts, written } from './corpus/results.js';

/**
 * Judges the whole history of every bare repository below a folder with the built product, without a configuration unless one is named:
 * npm run lab -- corpus FOLDER [--out FILE] [--texts] [--against FILE] [--labels FILE] [--build dist] [--config FILE]
 * [--processes N] [--limit 600] [--memory 4096]. Ends with 1 where a repository could not be judged.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    texts: { type: 'boolean', default: false },
    against: { type: 'string' },
    labels: { type: 'string' },
    build: { type: 'string', default: 'dist' },
    config: { type: 'string' },
    processes: { type: 'string', default: String(availableParallelism()) },
    limit: { type: 'string', default: '600' },
    memory: { type: 'string', default: '4096' },
  },
});
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) {
  console.error(
    'Usage: npm run lab -- corpus FOLDER [options]: FOLDER holds bare repositories (docs/assurance.md).',
  );
  process.exit(2);
}
const [processes, limit, memory] = [values.processes, values.limit, values.memory].map(Number);
const limits = { build: values.build, config: values.config, limit: limit ?? 0, memory: memory ?? 0 };
// What is read before the run fails before the run.
const before = values.against === undefined ? undefined : readResults(readFileSync(values.against, 'utf8'));
const labelled = values.labels === undefined ? undefined : readLabels(values.labels);

const start = performance.now();
const waiting = mirrorsBelow(folder).reverse();
/** @type {{ row: import('./corpus/results.js').Row, found: ReturnType<typeof foundIn> }[]} */
const judged = [];
await Promise.all(
  Array.from({ length: processes || 1 }, async () => {
    for (let mirror = waiting.pop(); mirror !== undefined; mirror = waiting.pop()) {
      const result = await judgeMirror(mirror, limits);
      judged.push({ row: rowOf(result), found: foundIn(result) });
      console.error(`${safe(mirror.name)}: ${safe(result.outcome)}, ${result.wall.toFixed(1)} s`);
    }
  }),
);
judged.sort((left, right) => (left.row.repository < right.row.repository ? -1 : 1));
const seconds = (performance.now() - start) / 1000;
const rows = judged.map(({ row }) => row);
const found = judged.flatMap((each) => each.found);

console.log(printedRun(rows, found, seconds).join('\n'));
const about = {
  date: new Date().toISOString(),
  node: process.version,
  build: digestOf(values.build),
  processes,
  limit,
  memory,
  seconds,
};
const results = { about, repositories: rows, findings: values.texts ? found : found.map(withoutTexts) };
if (before !== undefined) console.log(['', ...printedDifference(against(results, before))].join('\n'));
if (labelled !== undefined) {
  const names = new Set(
    rows.filter(({ outcome }) => outcome === 'judged').map(({ repository }) => repository),
  );
  const { labels, unread } = labelled;
  console.log(['', ...printedLabels(heldAgainst(labels, found, names), labels.length + unread)].join('\n'));
}
if (values.out !== undefined) writeFileSync(values.out, written(results));
process.exitCode = rows.every(({ outcome }) => outcome === 'judged') ? 0 : 1;

/** Names the product that judged. @param {string} build */
function digestOf(build) {
  const hash = createHash('sha256');
  const files = readdirSync(build)
    .filter((name) => name.endsWith('.js'))
    .sort();
  for (const name of files) hash.update(name).update(readFileSync(join(build, name)));
  return hash.digest('hex').slice(0, 12);
}
