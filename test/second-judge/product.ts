import { checkRange } from '../../src/index.ts';
import { type Commit, type Format, paths } from './items.ts';

export interface Answer {
  readonly commit: number;
  readonly rule: string;
  readonly message: string;
  readonly severity: string;
  readonly subjects: readonly string[];
  readonly refuses: readonly string[];
  /** The commit in which it ended. */
  readonly ended: number | undefined;
  /** What the message says of this commit, where it is about several. */
  readonly part: string | undefined;
  readonly text: string;
}

const configuration = 'version: 1\nfiles:\n  - path: TODO.md\n    preset: markdown\n';
const numberOf = (id: string | undefined) => Number(id?.slice(0, 7)) - 1;

/** What the product says of a history, commit by commit. */
export async function askProduct(format: Format, commits: readonly Commit[]): Promise<Answer[]> {
  const report = await checkRange({
    granularity: 'commit',
    ...(format === 'markdown' ? { configuration } : {}),
    commits: commits.map(({ message, text, work, archive }, at) => ({
      message,
      files: {
        ...(text === commits[at - 1]?.text ? {} : { [paths[format]]: text }),
        ...(work ? { 'src/work.ts': `export const work = ${at};\n` } : {}),
        ...(archive === undefined ? {} : { [`archive/old-${paths[format].replaceAll('/', '-')}`]: archive }),
      },
    })),
  });
  if (report.obstacles.length > 0) throw new Error(report.obstacles.map(({ message }) => message).join());
  return report.findings
    .filter(({ scope, file }) => scope !== 'net' && file === paths[format])
    .flatMap(({ commits: found = [], items, ended, ruleId, severity, ...finding }) =>
      found.flatMap((id) =>
        (items ?? [finding]).map((one) => ({
          commit: numberOf(id),
          rule: ruleId.replace(/^[a-z-]+\//, ''),
          message: finding.messageId,
          severity: ended === undefined ? severity : 'error',
          subjects: items === undefined ? (itemsIn(finding.data) ?? [one.subject]) : [one.subject],
          refuses: one.refuses,
          ended: ended === undefined ? undefined : numberOf(ended.by),
          part: itemsIn(finding.data) === undefined ? undefined : partOf(id, finding.message),
          text: one.message,
        })),
      ),
    );
}

/** What a message that is about several commits says of one: `0000002: 1 open items are dropped: US-1; 0000003: …`. */
const partOf = (id: string, message: string) =>
  message.split(/; (?=\d{7}: )/).find((part) => /^\d{7}: /.test(part) && id.startsWith(part.slice(0, 7)));

const itemsIn = (data: { readonly items?: unknown } | undefined) =>
  Array.isArray(data?.items) ? data.items.map(String) : undefined;
