import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTransition, type Finding, type Report } from '../../src/index.ts';
import { type Content, fileCases, moreStepCases, stepCases } from '../support/hook-cases.ts';
import { type ActionResult, runAction } from '../support/run-action.ts';
import { type CliResult, reportOf, runCli } from '../support/run-cli.ts';
import {
  createTemporaryRepository,
  type PlannedFile,
  type TemporaryRepository,
} from '../support/temporary-repository.ts';
import { pretty } from '../support/trees.ts';
import { readVectors, type Vector } from '../support/vectors.ts';

/**
 * The main job on real input: the vectors as a real repository, judged by the built command line over its
 * whole range, must give the library's findings, commit by commit.
 */
const vectors = readVectors().map((vector, index) => {
  const path = `v/${String(index).padStart(3, '0')}/.runner/state/tree.json`;
  return {
    vector,
    path,
    message: messageOf(vector, path),
    before: text(vector.input.prev),
    after: text(vector.input.next),
  };
});

function text(tree: unknown): string {
  return `${JSON.stringify(tree, null, 2)}\n`;
}

function messageOf({ input }: Vector, path: string): string {
  const node = /[\s"]/.test(input.selected) ? JSON.stringify(input.selected) : input.selected;
  return `Step\n\nAgent-Step: node=${node} status=${input.status} guard=${input.guard} tree=${path}\n`;
}

/** Beside the vectors: every attack that a commit can hold, as the hooks refuse them. */
const attacks = Object.entries({
  ...Object.fromEntries(Object.entries(stepCases).map(([name, each]) => [`task-tree/${name}`, [each]])),
  ...Object.fromEntries(Object.entries(fileCases).map(([rule, each]) => [rule, [each]])),
  ...Object.fromEntries(
    Object.values(moreStepCases).map(([rule, ...cases], index) => [`task-tree/${rule} ${index}`, cases]),
  ),
})
  .filter(([name]) => name !== 'state-file/too-large')
  .flatMap(([name, cases]) => cases.map((each) => ({ rule: name.replace(/ \d+$/, ''), each })))
  .map((attack, index) => ({ ...attack, path: `attacks/${index}/.runner/state/tree.json` }));

function planned(content: Content): PlannedFile {
  if (content === null || typeof content === 'string') return content;
  return 'link' in content ? { mode: '120000', content: content.link } : pretty(content);
}

/** A message speaks of its own tree alone. */
const about = (says: string, path: string) => says.replace(/^Agent-Step: .*$/gm, `$& tree=${path}`);

let repository: TemporaryRepository;
let ids: string[];
let result: CliResult;
let report: Report;

beforeAll(async () => {
  repository = createTemporaryRepository();
  const starts = attacks.flatMap(({ path, each: { start } }) =>
    start === null ? [] : [[path, pretty(start)] as const],
  );
  const files = Object.fromEntries([...vectors.map(({ path, before }) => [path, before]), ...starts]);
  ids = repository.commitAll([
    { message: 'All previous trees', files },
    ...vectors.map(({ message, path, after }) => ({ message, files: { [path]: after } })),
    ...attacks.map(({ path, each: { refused } }) => ({
      message: about(refused.says, path),
      files: { [path]: planned(refused.tree) },
    })),
  ]);
  const { directory: cwd, environment } = repository;
  const range = ['--range', `${ids[0]}..${ids.at(-1)}`, '--config-from', 'base'];
  // Groups list twenty of their items else.
  result = await runCli(['check', ...range, '--verbose', '--format', 'json'], { cwd, environment });
  report = reportOf(result);
});

afterAll(() => repository.cleanup());

function plain({
  ruleId,
  severity,
  messageId,
  message,
  subject,
  line,
  column,
  fingerprint,
  change,
}: Finding) {
  return { ruleId, severity, messageId, message, subject, line, column, fingerprint, change };
}

function byText(left: object, right: object): number {
  return JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;
}

describe('the repository of the 400 vectors, judged by the built command line', () => {
  it('fails, and judges every commit', () => {
    expect(result.error).toBe('');
    expect(result.code).toBe(1);
    expect(report.obstacles).toEqual([]);
    const transitions = report.transitions.slice(0, vectors.length);
    expect(report.transitions.map(({ commit }) => commit)).toEqual(ids.slice(1));
    expect(transitions.map(({ step }) => step?.source)).toEqual(vectors.map(() => 'trailer'));
  });

  it("gives the library's findings, commit by commit (findings of the net apart)", () => {
    const judged = report.findings.filter(({ scope }) => scope !== 'net');
    const wrong = vectors.flatMap(({ path, message, before, after }, index) => {
      const commit = ids[index + 1] ?? '';
      const library = checkTransition({ kind: 'task-tree', path, before, after, context: { message } });
      const expected = library.findings.map(plain).sort(byText);
      // What is alike stands in a group, each with its own words and digests.
      const actual = judged
        .filter(({ commits }) => commits?.includes(commit))
        .flatMap((finding) => finding.items?.map((item) => ({ ...finding, ...item })) ?? [finding])
        .map(plain)
        .sort(byText);
      return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [{ index, actual, expected }];
    });
    expect(wrong).toEqual([]);
    expect(judged.length).toBeGreaterThan(300);
  });

  it('finds the same with the declared step handed to the library', () => {
    const { vector, before, after } = vectors[9] ?? expect.fail('no vector 9');
    const { selected: node, status, guard } = vector.input;
    const declared = checkTransition({ kind: 'task-tree', before, after, step: { node, status, guard } });
    const inferred = checkTransition({ kind: 'task-tree', before, after, step: null });
    expect(declared.step).toEqual({ node, status, guard, source: 'flags' });
    expect(inferred.step?.source).toBe('inferred');
    expect(declared.findings.length).toBeGreaterThan(0);
  });
});

describe('the same repository, and every attack, judged by the built Action', () => {
  let action: ActionResult;

  beforeAll(async () => {
    const pull = { number: 7, base: { sha: ids[0], ref: 'main' }, head: { sha: ids.at(-1) } };
    action = await runAction(repository, {
      event: 'pull_request',
      payload: { pull_request: pull },
      inputs: { 'report-file': 'report.json' },
    });
  });

  it('gives the report of the command line, byte by byte, but for the range its repair names', () => {
    const told = (text: string) => text.replaceAll(/stateward repair --\S+ \S+/g, 'stateward repair');
    expect(action.code).toBe(1);
    const written = readFileSync(join(repository.directory, 'report.json'), 'utf8');
    expect(told(written) === told(result.out)).toBe(true);
  });

  it.each(attacks)('is red: $rule, $path', ({ rule, path }) => {
    const errors = report.findings.filter(({ file, severity }) => file === path && severity === 'error');
    expect(errors.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it('says so in the outputs, in ten annotations and in a summary that fits', () => {
    expect(action.outputs).toMatchObject({ verdict: 'fail', errors: String(report.errors) });
    expect(action.out.match(/^::error /gm)).toHaveLength(10);
    expect(action.out).toContain(`and ${report.errors - 10} more errors`);
    expect(Buffer.byteLength(action.summary)).toBeLessThan(1_000_000);
  });
});
