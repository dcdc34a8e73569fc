import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodeOf, exitCodes } from '../../check/exit-code.ts';
import { nothingGoverned } from '../../check/nothing-governed.ts';
import type { Report } from '../../engine/contract/report.ts';
import { waiversPath } from '../../engine/policy/policy-paths.ts';
import { groupAlike } from '../../output/alike.ts';
import { github, withoutCommands } from '../../output/github.ts';
import { reportingTool } from '../../output/home.ts';
import { json } from '../../output/json.ts';
import { markdown } from '../../output/markdown.ts';
import type { ReporterOptions } from '../../output/reporter.ts';
import { sarif } from '../../output/sarif.ts';
import { text } from '../../output/text.ts';
import { openApi, refusalOf } from './api.ts';
import { writeCheckRun } from './check-run.ts';
import { writeComment } from './comment.ts';
import { idIn, pullRequestNumber } from './payload.ts';
import { writeReportFile } from './report-file.ts';
import type { ActionCall, ActionJudgement } from './run.ts';

/** What of `@actions/core` is used to speak to the runner. */
export interface Runner {
  readonly setOutput: (name: string, value: string | number) => void;
  readonly writeSummary: (markdown: string) => Promise<void>;
  readonly print: (text: string) => void;
  readonly info: (message: string) => void;
  readonly notice: (message: string) => void;
  /** Says what is wrong; the exit code is set by whoever knows it. */
  readonly fail: (message: string) => void;
}

/** GitHub drops a summary above 1 MiB whole. */
const longestSummary = 1_000_000;
const always: ReporterOptions = {
  color: false,
  width: 100,
  quiet: false,
  verbose: false,
  tool: reportingTool,
};

/** Publishes a judgement everywhere it was asked for, the verdict first. The exit code. */
export async function publish(
  runner: Runner,
  call: ActionCall,
  { report: judged, notices, range, head, again }: ActionJudgement,
): Promise<number> {
  const { inputs } = call;
  const hasWaivers = existsSync(resolve(call.workspace, inputs.path, waiversPath));
  const options = { ...always, hasWaivers, ...(again === undefined ? {} : { again }) };
  const report = groupAlike(judged, options);
  const isEmpty = inputs.requireFiles && report.notices.includes(nothingGoverned);
  const code =
    isEmpty && report.verdict === 'pass'
      ? exitCodes.nothingGoverned
      : exitCodeOf(report, inputs.failOn, false);
  setOutputs(runner, report);
  for (const notice of new Set([...notices, ...report.notices])) runner.notice(notice);
  if (code === exitCodes.nothingGoverned) runner.fail('require-files is true, and nothing governed is there');
  if (range !== undefined) runner.info(`judging ${range}`);
  const areWritten = await writeReports(runner, call, report, options);
  await annotate(runner, call, { report, options, head });
  await runner.writeSummary(renderSummary(report, options, longestSummary));
  await comment(runner, call, { report, options, head, isClean: code === exitCodes.clean });
  return areWritten || code !== exitCodes.clean ? code : exitCodes.usage;
}

function setOutputs(runner: Runner, report: Report): void {
  runner.setOutput('verdict', report.verdict);
  runner.setOutput('errors', report.errors);
  runner.setOutput('warnings', report.warnings);
  runner.setOutput('claimed', report.claimed);
  runner.setOutput('verified', report.verified);
  runner.setOutput('files', report.files.length);
  runner.setOutput('transitions', report.transitions.length);
}

/** Each file that was asked for; the output of its name is where it stands. */
async function writeReports(
  runner: Runner,
  { inputs, workspace }: ActionCall,
  report: Report,
  options: ReporterOptions,
): Promise<boolean> {
  const { reportFile, sarifFile, config } = inputs;
  const asked = [
    { input: 'report-file', output: 'report', path: reportFile, reporter: json },
    { input: 'sarif-file', output: 'sarif', path: sarifFile, reporter: sarif },
  ] as const;
  let areWritten = true;
  for (const { input, output, path, reporter } of asked) {
    if (path === undefined) continue;
    const text = reporter.render(report, options);
    const written = await writeReportFile({ input, path }, config, workspace, text);
    if ('problem' in written) runner.fail(written.problem);
    else runner.setOutput(output, written.path);
    areWritten &&= 'path' in written;
  }
  return areWritten;
}

/** A report, how it is printed, and the commit that it is about. */
interface Published {
  readonly report: Report;
  readonly options: ReporterOptions;
  readonly head: string | undefined;
}

async function annotate(
  runner: Runner,
  { inputs, repository }: ActionCall,
  { report, options, head }: Published,
): Promise<void> {
  const plain = () => runner.print(withoutCommands(text.render(report, options)));
  const commands = () => runner.print(github.render(report, options));
  if (inputs.annotations === 'off') return plain();
  if (inputs.annotations === 'commands' || head === undefined) return commands();
  const isClean = exitCodeOf(report, inputs.failOn, false) === exitCodes.clean;
  const summary = renderSummary(report, options, longestCheckSummary);
  const said = await asked(runner, inputs.token, checkRunAsked, async (token) =>
    writeCheckRun(await openApi(token), repository(), { headSha: head, report, isClean, summary, options }),
  );
  return said ? plain() : commands();
}

const longestCheckSummary = 65_535;

async function comment(
  runner: Runner,
  { inputs, event, repository }: ActionCall,
  { report, options, head, isClean }: Published & { readonly isClean: boolean },
): Promise<void> {
  const pullRequest = pullRequestNumber(event.payload);
  const { comment: when, path } = inputs;
  if (when === 'never' || pullRequest === undefined) return;
  const render = (mostBytes: number) => renderSummary(report, options, mostBytes);
  const headSha = idIn(event.payload, 'pull_request', 'head', 'sha') === head ? head : undefined;
  await asked(runner, inputs.token, commentAsked, async (token) => {
    const asked = { pullRequest, headSha, path, when, isClean, report, render };
    const notice = await writeComment(await openApi(token), repository(), asked);
    if (notice !== undefined) runner.notice(notice);
  });
}

/** What GitHub is asked for beside the verdict, and what the job needs for it. */
interface Asked {
  readonly otherwise: string;
  readonly permission: string;
}
const checkRunAsked: Asked = { otherwise: 'no check run was written', permission: 'checks: write' };
const commentAsked: Asked = { otherwise: 'no comment was written', permission: 'pull-requests: write' };

/** Whether GitHub did what it was asked. What it refuses changes no verdict; it is said and no more. */
async function asked(
  runner: Runner,
  token: string | undefined,
  { otherwise, permission }: Asked,
  ask: (token: string) => Promise<void>,
): Promise<boolean> {
  if (token === undefined) {
    runner.notice(`${otherwise}: the input token is empty`);
    return false;
  }
  try {
    await ask(token);
    return true;
  } catch (error) {
    runner.notice(`${otherwise}: ${refusalOf(error, permission)}`);
    return false;
  }
}

/** The report as Markdown of at most so many bytes, for the job summary, the comment and the check run. */
function renderSummary(report: Report, options: ReporterOptions, maxBytes: number): string {
  return markdown.render(report, { ...options, maxBytes });
}
