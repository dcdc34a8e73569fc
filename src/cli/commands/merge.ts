import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { readOrUserError } from '../../check/read-or-user-error.ts';
import { UserError } from '../../check/user-error.ts';
import { conflictText } from '../../engine/three-way/conflict-text.ts';
import { kinds } from '../../kinds/index.ts';
import { conflictLines } from '../conflict-lines.ts';
import { mergeVersions } from '../governed-merge.ts';
import type { Io } from '../io.ts';
import { stepHere } from '../picked-step.ts';
import { examples, type Runs } from './command-parts.ts';

interface MergeFlags {
  readonly markerSize: number;
  readonly ours: string;
  readonly theirs: string;
}

/** `stateward merge`: git's merge driver. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('merge');
  command
    .addHelpText('after', examples(['merge --marker-size %L --ours=%X --theirs=%Y -- %O %A %B %P']))
    .description(
      "git's merge driver: merge three versions of a state file item by item; 1 where they are in conflict",
    )
    .argument('<base>', 'the file of the common ancestor (%O)')
    .argument('<ours>', 'the file of our version, which takes the result (%A)')
    .argument('<theirs>', 'the file of their version (%B)')
    .argument('<path>', 'the path in the repository (%P)')
    .addOption(
      command
        .createOption('--marker-size <signs>', 'how long conflict markers are (%L)')
        .argParser(markerSize)
        .default(7),
    )
    .option('--ours <name>', 'what our side is called in a conflict (%X)', 'ours')
    .option('--theirs <name>', 'what their side is called (%Y)', 'theirs')
    .action(runs(merge));
}

function markerSize(value: string): number {
  const size = Number(value);
  if (!Number.isInteger(size) || size < 1 || size > 1000)
    throw new UserError('--marker-size takes a number of signs, such as 7');
  return size;
}

/** Writes the result into the file of our side, and ends with 1 where something is in conflict, as git expects. */
async function merge(
  io: Io,
  base: string,
  own: string,
  other: string,
  path: string,
  { markerSize: size, ...sides }: MergeFlags,
): Promise<number> {
  const bytes = {
    base: readOrUserError(io.cwd, base),
    ours: readOrUserError(io.cwd, own),
    theirs: readOrUserError(io.cwd, other),
  };
  const merged = await mergeVersions(io, bytes, path, await stepHere(io, sides.theirs), kinds);
  if (merged === undefined) {
    io.error(conflictLines(path, [{ what: 'binary' }]));
    return exitCodes.findings;
  }
  const { ours, theirs, conflicts } = merged;
  const names = { ours: sideName(sides.ours, 'ours'), theirs: sideName(sides.theirs, 'theirs') };
  const isClean = conflicts.length === 0;
  const text = isClean ? ours : conflictText(ours, theirs, { size, ...names });
  writeFileSync(resolve(io.cwd, own), text);
  if (isClean) return exitCodes.clean;
  io.error(conflictLines(path, conflicts));
  return exitCodes.findings;
}

/** What git calls a side; before git 2.44 it leaves the placeholder as it is. */
function sideName(given: string, usual: string): string {
  const name = given.replace(/\p{Cc}+/gu, ' ').trim();
  return /^(?:%[XY])?$/.test(name) ? usual : name;
}
