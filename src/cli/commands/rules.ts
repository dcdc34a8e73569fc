import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { rules } from '../../library/catalogue.ts';
import { displayWidth } from '../../output/display-width.ts';
import { wrap } from '../../output/wrap.ts';
import { type Io, widthOf } from '../io.ts';
import { hereFirst, kindOf, kindsHere } from '../kinds-here.ts';
import { examples, formatOption, type Runs, type TextOrJson } from './command-parts.ts';

interface RulesFlags {
  readonly format: TextOrJson;
  readonly kind?: string;
}

/** `stateward rules`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('rules');
  command
    .addHelpText('after', examples(['rules --kind checklist']))
    .description('the catalogue of rules')
    .addOption(
      command
        .createOption('--kind <kind>', 'only the rules of one kind')
        .choices([...new Set(rules().map(kindOf))]),
    )
    .addOption(formatOption(command))
    .action(runs(listRules));
}

async function listRules(io: Io, flags: RulesFlags): Promise<number> {
  io.out(rulesText(flags, widthOf(io), await kindsHere(io)));
  return exitCodes.clean;
}

/** The catalogue as text, a rule and what holds, or as JSON. */
export function rulesText({ format, kind }: RulesFlags, width: number, here: ReadonlySet<string>): string {
  const asked = rules().filter((rule) => kind === undefined || kindOf(rule) === kind);
  if (format === 'json') return `${JSON.stringify(asked, null, 2)}\n`;
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
