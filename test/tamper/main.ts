import { tryHonesty } from './honesty.ts';
import { tamperKinds } from './kinds/index.ts';
import { allOperatorsOf, type Try, tryOften } from './matrix.ts';
import { mutationScore } from './mutate.ts';
import { faultLines, matrixLines } from './print.ts';

export interface TamperOptions {
  readonly seed: number;
  /** How often each operator is tried. */
  readonly rounds: number;
  /** Honest commits for each kind. */
  readonly honest: number;
  readonly kind: string | undefined;
  /** Only operators with this in their name. */
  readonly operator: string | undefined;
  readonly mutate: boolean;
}

/** The whole instrument, for `npm run lab -- tamper`; gives what went wrong. */
export async function runTamper(
  options: TamperOptions,
  print: (line: string) => void,
): Promise<readonly string[]> {
  if (options.mutate) return printMutants(options, print);
  const chosen = tamperKinds.filter(({ name }) => options.kind === undefined || name === options.kind);
  const faults: string[] = [];
  for (const kind of chosen) {
    const rows = [];
    for (const operator of allOperatorsOf(kind).filter(({ name }) => name.includes(options.operator ?? '')))
      rows.push({ operator, tries: await tryOften(kind, operator, options) });
    for (const line of matrixLines(kind.name, rows)) print(line);
    faults.push(...faultLines(rows.flatMap(({ tries }): readonly Try[] => tries)));
    if (options.honest === 0) continue;
    const { commits, errors, said } = await tryHonesty(kind, options.seed, options.honest, 40);
    print(`${kind.name}: ${commits} honest commits, ${errors.length} errors`);
    for (const [rule, count] of [...said].sort()) print(`  ${String(count).padStart(6)} ${rule}`);
    faults.push(...errors.map((error) => `honest: ${kind.name} | ${error}`));
  }
  for (const fault of faults) print(fault);
  return faults;
}

async function printMutants(options: TamperOptions, print: (line: string) => void) {
  const mutants = await mutationScore(options);
  for (const { rule, noticedBy, isCovered } of mutants) {
    const word = noticedBy.length > 0 ? 'noticed' : isCovered ? 'covered' : 'not met';
    print(`${word.padEnd(8)} ${rule}${noticedBy.length > 0 ? ` by ${noticedBy.join(' · ')}` : ''}`);
  }
  const count = (isCounted: (mutant: (typeof mutants)[number]) => boolean) =>
    mutants.filter(isCounted).length;
  const noticed = count(({ noticedBy }) => noticedBy.length > 0);
  print(
    `${noticed} of ${mutants.length} broken rules were noticed, ${count((each) => each.isCovered) - noticed} are covered by others`,
  );
  return [];
}
