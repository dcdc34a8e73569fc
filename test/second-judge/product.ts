import { policyOf } from '../../src/app/policy/policy.ts';
import { policyBytesAt } from '../../src/app/policy/policy-files.ts';
import { kinds } from '../../src/kinds/index.ts';
import { judgeRange } from '../model/judge-range.ts';
import { type MemoryCommit, type MemoryFile, memoryRepository } from '../support/memory-repository.ts';
import { archivePath, type Commit } from './history.ts';
import { type Format, paths } from './list.ts';

export interface Answer {
  readonly commit: number;
  readonly rule: string;
  readonly subject: string;
  readonly severity: string;
  readonly scope: string;
  readonly message: string;
}

const configuration = 'version: 1\nfiles:\n  - path: TODO.md\n    preset: markdown\n';

/** What the product says of the same history: all that stands between the texts and its report runs, in memory. */
export async function askProduct(format: Format, commits: readonly Commit[]): Promise<Answer[]> {
  const repository = memoryRepository(
    commits.map((commit, index) => planned(format, commit, index, commits)),
  );
  const policy = await policyBytesAt(repository, repository.range.base, kinds);
  if (!policy.ok) throw new Error(policy.obstacle.message);
  const { report, findings } = await judgeRange({
    ...repository,
    ...policyOf(policy.value, kinds),
    policyKinds: kinds,
    repairs: false,
  });
  if (report.obstacles.length > 0) throw new Error(report.obstacles.map(({ message }) => message).join());
  return findings
    .filter(({ file }) => file === paths[format])
    .flatMap(({ commits: found = [], ruleId, subject, severity, scope, message, items, ended }) => {
      const commit = repository.ids.indexOf(found.at(-1) ?? '');
      const each = items === undefined ? [{ subject, message }] : items;
      return each.map((one) => ({
        commit,
        rule: ruleId.replace(/^(checklist|state-file)\//, ''),
        subject: one.subject,
        severity: ended === undefined ? severity : 'ended',
        scope,
        message: one.message,
      }));
    });
}

function planned(format: Format, commit: Commit, index: number, commits: readonly Commit[]): MemoryCommit {
  const files: Record<string, MemoryFile | null> = {};
  const before = commits[index - 1]?.text ?? null;
  if (commit.text !== before) files[paths[format]] = commit.text;
  if (commit.work) files['src/work.ts'] = `export const work = ${index};\n`;
  if (commit.archive !== undefined) files[archivePath(format)] = commit.archive;
  if (index === 0 && format === 'markdown') files['.stateward.yml'] = configuration;
  return { message: commit.message, files };
}
