import type { ContainedFolder } from '../contained-folder.ts';
import { cappedBytes } from './capped-output.ts';
import { type IterationMeta, ignoreFolder } from './iteration.ts';
import type { RunnerPlaces } from './places.ts';

const mostHistory = 32 * 1024;
const mostSummary = 4 * 1024;
const mostFailure = 32 * 1024;
const title = '# History of the open node\n';

/**
 * What the next iteration's agent is told: `history.md` grows by each attempt that was not enough, `failure.md` holds
 * the output of a guard that failed just now. A node that passed or was decomposed takes both away.
 */
export async function writeContext(
  files: ContainedFolder,
  places: RunnerPlaces,
  meta: IterationMeta,
  summary: string,
  guardLog: Uint8Array | undefined,
): Promise<void> {
  const failed = meta.guard === 'fail' && guardLog !== undefined;
  const isOver = meta.guard === 'pass' || meta.status === 'decomposed';
  if (isOver) await files.remove(places.history);
  else await appendHistory(files, places, entryOf(meta, summary));
  if (failed) await files.write(places.failure, failureText(meta, guardLog));
  else await files.remove(places.failure);
  if (files.look(places.context) === 'folder') await ignoreFolder(files, places.context);
}

/** Written once for each iteration, also where a crash makes it be written again. */
async function appendHistory(
  files: ContainedFolder,
  { history }: RunnerPlaces,
  entry: string,
): Promise<void> {
  const known = (await files.read(history, 16 * mostHistory))?.toString('utf8') ?? '';
  if (known.includes(entry)) return;
  const entries = [...known.split(/^(?=## Run )/m).filter((text) => text.startsWith('## Run ')), entry];
  while (entries.length > 1 && entries.join('').length > mostHistory) entries.shift();
  await files.write(history, `${title}\n${entries.join('')}`);
}

function entryOf({ run_id, iter, node_id, status, guard }: IterationMeta, summary: string): string {
  const what = status === 'done' ? `done, guard ${guard}` : status;
  const text = cappedBytes(Buffer.from(summary), mostSummary).toString('utf8');
  return `## Run ${run_id}, iteration ${iter}, ${inCode(node_id)}: ${what}\n\n${fenced(text || 'No summary was given.')}\n\n`;
}

function failureText({ run_id, iter, node_id }: IterationMeta, log: Uint8Array): string {
  const text = cappedBytes(log, mostFailure).toString('utf8');
  return `# The guard failed\n\nRun ${run_id}, iteration ${iter}, ${inCode(node_id)}.\n\n${fenced(text)}\n`;
}

/** Foreign text between fences that it cannot close. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text.replace(/\n+$/, '')}\n${fence}`;
}

function inCode(text: string): string {
  return `\`${JSON.stringify(text).slice(1, -1).replaceAll('`', "'")}\``;
}
