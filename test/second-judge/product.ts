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
      // A note that is said again of later commits.
      (ruleId === 'checklist/filed-away' ? found.slice(0, 1) : found).flatMap((id) =>
        (items ?? [finding]).map((one) => ({
          commit: numberOf(id),
          rule: ruleId.replace(/^[a-z-]+\//, ''),
          message: finding.messageId,
          severity: ended === undefined ? severity : 'error',
          subjects: items === undefined ? (itemsIn(id, finding) ?? [one.subject]) : [one.subject],
          refuses: one.refuses,
          ended: ended === undefined ? undefined : numberOf(ended.by),
          text: one.message,
        })),
      ),
    );
}

/** All that a finding names; a message about several commits says it of each: `0000002: 1 open items are dropped: US-1; 0000003: …`. */
function itemsIn(
  id: string,
  { message, data }: { readonly message: string; readonly data?: { readonly items?: unknown } },
) {
  if (!Array.isArray(data?.items)) return undefined;
  const parts = message.split(/; (?=\d{7}: )/).map((part) => part.split(': '));
  const own = parts.find(([short = '']) => /^\d{7}$/.test(short) && id.startsWith(short));
  return own?.at(-1)?.split(', ') ?? data.items.map(String);
}
