import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { UserError } from '../../check/user-error.ts';
import { nearestName } from '../../formats/nearest-name.ts';
import { laws, type RuleInfo, rules } from '../../library/catalogue.ts';
import { commandName } from '../../output/home.ts';
import { explainLaw, lawsNamed } from '../explain-law.ts';
import { explainText } from '../explain-text.ts';
import { type Io, widthOf } from '../io.ts';
import { hereFirst, kindsHere } from '../kinds-here.ts';
import { rulePages } from '../rule-pages.generated.ts';
import { examples, formatOption, type Runs, type TextOrJson } from './command-parts.ts';

/** `stateward explain`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('explain');
  command
    .addHelpText('after', examples(['explain checklist/goalposts', 'explain done-changed']))
    .description('why a rule exists and what to do')
    .argument('<rule>', 'its id, for example task-tree/immutability')
    .addOption(formatOption(command))
    .action(runs(explain));
}

async function explain(io: Io, name: string, { format }: { readonly format: TextOrJson }): Promise<number> {
  io.out(explained(name, format, widthOf(io), await kindsHere(io)));
  return exitCodes.clean;
}

/**
 * Why a rule exists and what to do. The part behind the slash is enough; where several end so, all are printed. A law is known by
 * its number, its title, or a word of its document.
 *
 * @throws UserError where there is no such rule
 */
export function explained(
  name: string,
  format: TextOrJson,
  width: number,
  here: ReadonlySet<string> = new Set(),
): string {
  const all = hereFirst(rules(), here);
  const found = all.filter(({ id }) => id === name || id.endsWith(`/${name}`));
  const named = found.length === 0 ? lawsNamed(laws(), name) : [];
  if (named.length > 0 && format === 'json') return `${JSON.stringify({ laws: named }, null, 2)}\n`;
  if (named.length > 0) {
    const titles = new Map<string, string>(rules().map(({ id, title }) => [id, title]));
    return named.map((law) => explainLaw(law, (id) => titles.get(id) ?? '', width)).join('\n\n');
  }
  if (found.length === 0) throw unknownRule(name, all);
  if (format === 'json') return `${JSON.stringify(found.length === 1 ? found[0] : found, null, 2)}\n`;
  return found.map((rule) => explainText(rule, rulePages[rule.id] ?? '', width)).join('\n\n');
}

function unknownRule(name: string, all: readonly RuleInfo[]): UserError {
  const names = all.flatMap(({ id }) => [id, id.slice(id.indexOf('/') + 1)]);
  // Whoever types the beginning of a name means the name.
  const nearest = names.find((each) => name !== '' && each.startsWith(name)) ?? nearestName(name, names);
  const hint = nearest === undefined ? `'${commandName} rules' lists them all` : `did you mean '${nearest}'?`;
  return new UserError(`there is no rule ${JSON.stringify(name)}; ${hint}`);
}
