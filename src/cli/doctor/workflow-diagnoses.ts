import { fieldOf, itemsOf } from '../../check/json-fields.ts';
import { commandName } from '../../output/home.ts';
import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import { type GateJob, type GateWorkflow, textOf } from './workflow.ts';

/** Whether the workflows that run the gate let something pass unjudged. */
export function workflowDiagnoses(workflows: readonly GateWorkflow[]): Diagnosis[] {
  if (workflows.length === 0) {
    const fix = `${commandName} init --action <owner/name> proposes one; hooks are a courtesy, and can be skipped.`;
    return [
      hint(
        `no workflow in .github/workflows runs stateward: none has a step with uses: <owner>/stateward@<version>, or with stateward check under run:`,
        fix,
      ),
    ];
  }
  return workflows.flatMap((workflow) => {
    const found = [
      ...faultDiagnoses(workflow),
      ...triggerDiagnoses(workflow),
      ...workflow.jobs.flatMap(jobDiagnoses),
    ];
    return found.length === 0
      ? [ok(`${workflow.path} runs stateward`)]
      : found.map((each) => ({ ...each, text: `${workflow.path}: ${each.text}` }));
  });
}

function faultDiagnoses({ fault }: GateWorkflow): Diagnosis[] {
  return fault === undefined
    ? []
    : [hint(`cannot be read: ${fault}`, 'Look it over by hand, or write it without aliases.')];
}

const filters = ['paths', 'paths-ignore'];

function triggerDiagnoses({ triggers, fault }: GateWorkflow): Diagnosis[] {
  // Who calls a reusable workflow decides about its events.
  if (fault !== undefined || triggers.has('workflow_call')) return [];
  const filtered = [...triggers].filter(([, said]) => filters.some((key) => fieldOf(said, key) !== null));
  const judgesRequests = triggers.has('pull_request') || triggers.has('pull_request_target');
  return [
    ...(judgesRequests ? [] : [hint('does not run on pull_request', 'Add pull_request to on:.')]),
    ...(triggers.has('merge_group')
      ? []
      : [hint('does not run on merge_group, so a merge queue would wait for it', 'Add merge_group to on:.')]),
    ...filtered.map(([event]) =>
      problem(
        `${event} is filtered by paths, which leaves changes unjudged or a required check waiting`,
        'Remove the filter; stateward ends at once where nothing governed is touched.',
      ),
    ),
  ];
}

function jobDiagnoses(job: GateJob): Diagnosis[] {
  const found = [
    ...skipDiagnoses(job),
    ...failureDiagnoses(job),
    ...permissionDiagnoses(job),
    ...checkoutDiagnoses(job),
    ...(textOf(job.step, 'uses').includes('<')
      ? [problem('uses: names no repository yet', 'Write the repository that holds the Action.')]
      : []),
  ];
  return found.map((each) => ({ ...each, text: `job ${job.name} ${each.text}` }));
}

function isAlways(condition: string): boolean {
  return /^\s*(\$\{\{\s*)?always\(\)(\s*\}\})?\s*$/.test(condition);
}

/** GitHub takes a skipped job for a passed one. */
function skipDiagnoses({ job, step }: GateJob): Diagnosis[] {
  const condition = textOf(job, 'if');
  const needs = textOf(job, 'needs') !== '' || itemsOf(fieldOf(job, 'needs')).length > 0;
  const own = textOf(step, 'if');
  return [
    ...(needs && !isAlways(condition)
      ? [
          problem(
            'needs another job and has no if: always(), so it is skipped where that fails, and counts as passed',
            'Add if: always() to the job.',
          ),
        ]
      : []),
    ...(!needs && condition !== '' && !isAlways(condition)
      ? [
          hint(
            `is skipped unless ${condition}, and then counts as passed`,
            'Use if: always(), or be sure of the condition.',
          ),
        ]
      : []),
    ...(own !== '' && !isAlways(own)
      ? [hint(`passes over the step unless ${own}`, 'Remove the condition of the step, or be sure of it.')]
      : []),
  ];
}

function failureDiagnoses({ job, step }: GateJob): Diagnosis[] {
  const tolerant = [job, step].some((each) => !['', 'false'].includes(textOf(each, 'continue-on-error')));
  return tolerant
    ? [problem('has continue-on-error, so nothing it refuses is refused', 'Remove continue-on-error.')]
    : [];
}

function permissionDiagnoses({ permissions, step }: GateJob): Diagnosis[] {
  const may = (name: string, access: readonly string[]) =>
    typeof permissions === 'string'
      ? access.some((each) => permissions === `${each}-all`)
      : access.includes(textOf(permissions, name));
  if (permissions === null)
    return [
      hint('says no permissions, so its token may do more than it needs', 'Add permissions: contents: read.'),
    ];
  const comments = !['', 'never'].includes(textOf(step, 'with', 'comment'));
  const hasRun = textOf(step, 'with', 'annotations') === 'check-run';
  return [
    ...(may('contents', ['read', 'write'])
      ? []
      : [problem('may not read the repository', 'Add contents: read to its permissions.')]),
    ...(comments && !may('pull-requests', ['write'])
      ? [hint('may not comment', 'Add pull-requests: write to its permissions, or remove comment.')]
      : []),
    ...(hasRun && !may('checks', ['write'])
      ? [hint('may not write a check run', 'Add checks: write to its permissions, or remove annotations.')]
      : []),
  ];
}

function checkoutDiagnoses({ checkout, pinned }: GateJob): Diagnosis[] {
  if (checkout === undefined)
    return [hint('has no step with actions/checkout', 'Check the repository out before.')];
  if (textOf(checkout, 'with', 'fetch-depth') === '0') return [];
  const fix = 'Set fetch-depth: 0 under actions/checkout.';
  if (textOf(checkout, 'with', 'persist-credentials') === 'false')
    return [
      hint(
        'checks out without credentials and without history, which a private repository cannot fetch later',
        fix,
      ),
    ];
  return [
    hint(
      pinned === undefined
        ? 'checks out without history, and then cannot judge'
        : 'checks out without history, so that it has to be fetched',
      fix,
    ),
  ];
}
