import { writeFileSync } from 'node:fs';
import { exitCodes } from '../check/exit-code.ts';
import { isUsageError, usageError } from '../check/usage-error.ts';
import { conflictText } from '../core/three-way/conflict-text.ts';
import { kinds } from '../kinds/index.ts';
import { conflictLines } from './merge/conflict-lines.ts';
import { type DriverFiles, driverBytes } from './merge/driver-files.ts';
import { mergeVersions } from './merge/governed-merge.ts';
import { stepHere } from './merge/picked-step.ts';
import { refuse } from './outcome.ts';
import { processTerminal as terminal } from './terminal.ts';

export interface MergeFlags {
  readonly markerSize: string;
  readonly ours: string;
  readonly theirs: string;
}

/**
 * `stateward merge %O %A %B %P`: git's merge driver. Writes the result into the file of our side, and ends with 1 where
 * something is in conflict, as git expects.
 */
export async function merge(files: DriverFiles, { markerSize, ...sides }: MergeFlags): Promise<number> {
  const size = Number(markerSize);
  if (!Number.isInteger(size) || size < 1 || size > 1000)
    return refuse(usageError('--marker-size takes a number of signs, such as 7'));
  const bytes = driverBytes(files);
  if (isUsageError(bytes)) return refuse(bytes);
  const merged = await mergeVersions(
    bytes,
    files.path,
    await stepHere(terminal.environment, sides.theirs),
    kinds,
  );
  if (merged === undefined) {
    terminal.error(conflictLines(files.path, [{ what: 'binary' }]));
    return exitCodes.findings;
  }
  const { ours, theirs, conflicts, wholes } = merged;
  const isClean = conflicts.length === 0;
  writeFileSync(
    files.ours,
    isClean
      ? ours
      : conflictText(
          ours,
          theirs,
          { size, ours: sideName(sides.ours, 'ours'), theirs: sideName(sides.theirs, 'theirs') },
          wholes,
        ),
  );
  if (isClean) return exitCodes.clean;
  terminal.error(conflictLines(files.path, conflicts));
  return exitCodes.findings;
}

/** What git calls a side; before git 2.44 it leaves the placeholder as it is. */
function sideName(given: string, usual: string): string {
  const name = given.replace(/\p{Cc}+/gu, ' ').trim();
  return /^(?:%[XY])?$/.test(name) ? usual : name;
}
