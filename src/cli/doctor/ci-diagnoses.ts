import { entriesOf, fieldOf, itemsOf } from '../../check/json-fields.ts';
import type { TopFolder } from '../../check/top-folder.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { sourceText } from '../../formats/source.ts';
import { parseYaml } from '../../formats/yaml.ts';
import { commandName } from '../../output/home.ts';
import { actionOf, gitLabPath } from '../init/ci.ts';
import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import type { SetupFacts } from './setup-facts.ts';

const workflowFolder = '.github/workflows';

/** Whether a job of CI runs the gate, and whether it lets something pass unjudged. */
export function ciDiagnoses({ isGitLab, paths }: SetupFacts, folder: TopFolder): Diagnosis[] {
  const found = [...workflowDiagnoses(folder), ...gitLabDiagnoses(folder)];
  if (found.length > 0) return found;
  // Who set it up without one said so.
  if (paths.includes(configurationPath)) return [ok('no job of CI runs stateward: hooks alone judge')];
  const where = isGitLab ? gitLabPath : workflowFolder;
  const how = isGitLab ? 'init' : 'init --action <owner/name>';
  return [
    hint(
      `no job in ${where} runs stateward`,
      `${commandName} ${how} proposes one; hooks are a courtesy, and can be skipped.`,
    ),
  ];
}

function gitLabDiagnoses(folder: TopFolder): Diagnosis[] {
  const text = folder.text(gitLabPath) ?? '';
  if (!/\bstateward\b.* check\b/.test(text)) return [];
  const isWhole = /GIT_DEPTH:\s*["']?0\b/.test(text);
  const what = `${gitLabPath} runs stateward`;
  return [
    isWhole ? ok(what) : hint(`${what} without the whole history`, 'Set GIT_DEPTH: 0 among its variables.'),
  ];
}

function workflowDiagnoses(folder: TopFolder): Diagnosis[] {
  const copy = actionOf(folder);
  const names = folder.look(workflowFolder) === 'folder' ? folder.names(workflowFolder) : [];
  return [...names].sort().flatMap((name): Diagnosis[] => {
    const path = `${workflowFolder}/${name}`;
    const text = /\.ya?ml$/.test(name) ? (folder.text(path) ?? '') : '';
    // Cheaper than to parse every workflow, and none that runs the gate is without one of the words.
    if (!/stateward|uses: \.\/?\s/i.test(text) && (copy === undefined || !text.includes(copy))) return [];
    const { value = null } = parseYaml(sourceText(text), defaultLimits);
    const jobs = entriesOf(fieldOf(value, 'jobs')).flatMap(([id, job]) => {
      // A step that forgives stands beside the one that judges.
      const gates = gatesOf(job, copy);
      const gate = gates.find((each) => !forgives(each)) ?? gates[0];
      return gate === undefined ? [] : [jobDiagnoses(`${path}: job ${id}`, job, gate)];
    });
    const said = jobs.flat();
    return jobs.length > 0 && said.length === 0 ? [ok(`${path} runs stateward`)] : said;
  });
}

/** The steps of a job that run the gate: the Action, also that of this repository, or the command line. */
function gatesOf(job: JsonValue, copy: string | undefined): JsonValue[] {
  return itemsOf(fieldOf(job, 'steps')).filter((step) => {
    const uses = textOf(step, 'uses');
    const isAction = /(^|\/)stateward(\/[^@]*)?@|^\.\/(.*\/)?(stateward\/?)?$/i.test(uses);
    const isCopy = copy !== undefined && uses.startsWith(`${copy}@`);
    const run = textOf(step, 'run');
    return (
      isAction || isCopy || /(^|[\s/;&|(])stateward(@\S+)?\s+check\b|stateward\/dist\/cli\.js/m.test(run)
    );
  });
}

/** GitHub takes a skipped job for a passed one. */
function jobDiagnoses(where: string, job: JsonValue, gate: JsonValue): Diagnosis[] {
  const needs = textOf(job, 'needs') !== '' || itemsOf(fieldOf(job, 'needs')).length > 0;
  const isAlways = /^\s*(\$\{\{\s*)?always\(\)(\s*\}\})?\s*$/.test(textOf(job, 'if'));
  const checkout = itemsOf(fieldOf(job, 'steps')).find((step) =>
    textOf(step, 'uses').startsWith('actions/checkout@'),
  );
  const found = [
    needs &&
      !isAlways &&
      problem(
        `${where} needs another job and has no if: always(), so it is skipped where that fails, and counts as passed`,
        'Add if: always() to the job.',
      ),
    [job, gate].some(forgives) &&
      problem(
        `${where} has continue-on-error, so nothing it refuses is refused`,
        'Remove continue-on-error.',
      ),
    textOf(gate, 'uses').includes('<') &&
      problem(`${where} uses: names no repository yet`, 'Write the repository that holds the Action.'),
    textOf(checkout ?? null, 'with', 'fetch-depth') !== '0' &&
      hint(`${where} checks out without the whole history`, 'Set fetch-depth: 0 under actions/checkout.'),
  ];
  return found.filter((each) => each !== false);
}

function forgives(each: JsonValue): boolean {
  return !['', 'false'].includes(textOf(each, 'continue-on-error'));
}

function textOf(value: JsonValue, ...keys: readonly string[]): string {
  const found = fieldOf(value, ...keys);
  return ['string', 'number', 'boolean'].includes(typeof found) ? String(found) : '';
}
