import { policyOnDisk } from '../check/policy.ts';
import { topOnDisk } from '../check/top-on-disk.ts';
import { isUsageError, type UsageError, usageError } from '../check/usage-error.ts';
import { nearestName } from '../formats/nearest-name.ts';
import { openGitRepository } from '../git/repository.ts';
import { listedPaths } from '../git/work-tree/paths.ts';
import { kinds } from '../kinds/index.ts';
import { type LawInfo, laws, type RuleInfo, rules } from '../library/catalogue.ts';
import { displayWidth } from '../output/display-width.ts';
import { wrap } from '../output/wrap.ts';
import { explainLaw, lawsNamed } from './explain-law.ts';
import { explainText } from './explain-text.ts';
import { print } from './outcome.ts';
import { rulePages } from './rule-pages.generated.ts';
import { processTerminal, widthOf } from './terminal.ts';

export interface RulesFlags {
  readonly format: string;
  readonly kind?: string;
}

/** `stateward rules`. The exit code. */
export async function listRules(flags: RulesFlags): Promise<number> {
  return print(rulesText(flags, widthOf(processTerminal), await kindsHere()));
}

/** `stateward explain <rule>`. The exit code. */
export async function explain(name: string, format: string): Promise<number> {
  return print(explained(name, format, widthOf(processTerminal), await kindsHere()));
}

/** The catalogue as text, a rule and what holds, or as JSON. */
export function rulesText(
  { format, kind }: RulesFlags,
  width: number,
  here: ReadonlySet<string> = new Set(),
): string | UsageError {
  const known = [...new Set(rules().map(kindOf))];
  if (kind !== undefined && !known.includes(kind)) {
    const nearest = nearestName(kind, known);
    const hint = nearest === undefined ? `known: ${known.join(', ')}` : `did you mean '${nearest}'?`;
    return usageError(`--kind ${JSON.stringify(kind)} has no rules; ${hint}`);
  }
  const asked = rules().filter((rule) => kind === undefined || kindOf(rule) === kind);
  if (format === 'json') return `${JSON.stringify(asked, null, 2)}\n`;
  if (format !== 'text')
    return usageError(`rules knows the formats text and json, not ${JSON.stringify(format)}`);
  const all = hereFirst(asked, here);
  const widest = Math.max(...all.map(({ id }) => displayWidth(id)));
  const column = widest + 2 + 'warning'.length + 2;
  const head = `${'rule'.padEnd(widest)}  if broken  what holds`;
  const lines = all.flatMap(({ id, severity, title }) => {
    // Where there is no room beside them, the words stand below.
    if (width - column < 24)
      return [`${id.padEnd(widest)}  ${severity}`, ...wrap(title, width - 4).map((line) => `    ${line}`)];
    const blanks = ' '.repeat(column + 2);
    const name = `${id.padEnd(widest)}  ${severity.padEnd(9)}  `;
    return wrap(title, width - column - 2).map((line, index) => (index === 0 ? name : blanks) + line);
  });
  return `${(width - column < 24 ? lines : [head, ...lines]).join('\n')}\n`;
}

/** What is about files that are here concerns the reader most. */
function hereFirst(all: readonly RuleInfo[], here: ReadonlySet<string>): RuleInfo[] {
  return all.toSorted((left, right) => Number(here.has(kindOf(right))) - Number(here.has(kindOf(left))));
}

function kindOf({ id }: RuleInfo): string {
  return id.slice(0, id.indexOf('/'));
}

/**
 * Why a rule exists and what to do. The part behind the slash is enough; where several end so, all are told. A law is known by
 * its number, its title, or a word of its document.
 */
export function explained(
  name: string,
  format: string,
  width: number,
  here: ReadonlySet<string> = new Set(),
): string | UsageError {
  const all = hereFirst(rules(), here);
  const found = all.filter(({ id }) => id === name || id.endsWith(`/${name}`));
  const named = found.length === 0 ? lawsNamed(laws(), name) : [];
  if (named.length > 0) return explainedLaws(named, format, width);
  if (found.length === 0) {
    const names = all.flatMap(({ id }) => [id, id.slice(id.indexOf('/') + 1)]);
    // Who types the beginning of a name means the name.
    const nearest = names.find((each) => name !== '' && each.startsWith(name)) ?? nearestName(name, names);
    const hint = nearest === undefined ? "'stateward rules' lists them all" : `did you mean '${nearest}'?`;
    return usageError(`there is no rule ${JSON.stringify(name)}; ${hint}`);
  }
  if (format === 'json') return `${JSON.stringify(found.length === 1 ? found[0] : found, null, 2)}\n`;
  if (format !== 'text') return usageError('explain knows the formats text and json');
  return found.map((rule) => explainText(rule, rulePages[rule.id] ?? '', width)).join('\n\n');
}

function explainedLaws(named: readonly LawInfo[], format: string, width: number): string | UsageError {
  if (format === 'json') return `${JSON.stringify({ laws: named }, null, 2)}\n`;
  if (format !== 'text') return usageError('explain knows the formats text and json');
  const titles = new Map<string, string>(rules().map(({ id, title }) => [id, title]));
  return named.map((law) => explainLaw(law, (id) => titles.get(id) ?? '', width)).join('\n\n');
}

/** The kinds of the files that are governed where the reader stands; none where nobody can tell. */
async function kindsHere(): Promise<ReadonlySet<string>> {
  const top = topOnDisk(process.cwd());
  const policy = policyOnDisk(top, undefined, kinds);
  if (top === undefined || isUsageError(policy)) return new Set();
  const listed = await listedPaths({ ...openGitRepository(process.cwd()), directory: top }, 'tracked');
  const governed = listed.ok ? listed.value.map((path) => policy.govern(path)?.kind.id) : [];
  return new Set(governed.flatMap((id) => id ?? []));
}
