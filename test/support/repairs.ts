import fc from 'fast-check';
import type { Repair, RepairPlace } from '../../src/engine/contract/repair.ts';
import { printedRepair } from '../../src/output/repair-command.ts';

interface Repaired {
  readonly repair?: Repair;
}

/** The command that a reporter prints for a finding; undefined where it prints words. */
export function commandOf({ repair }: Repaired): string | undefined {
  return printedRepair(repair)?.command;
}

export function restores(commit: string, ...paths: readonly string[]): Repair {
  return { ways: [{ how: 'restore', commit, paths }], place: {} };
}

export function writes(path: string, place: RepairPlace = {}, patch?: string): Repair {
  const ways = [{ how: 'write', paths: [path] }] as const;
  return { ways, place, ...(patch === undefined ? {} : { patch }) };
}

/** Repairs in which every text is hostile. */
export function hostileRepairs(hostile: fc.Arbitrary<string>): fc.Arbitrary<Repair> {
  const paths = fc.array(hostile, { minLength: 1, maxLength: 2 });
  const restore = fc.record({
    how: fc.constant('restore' as const),
    commit: hostile,
    paths,
  });
  const write = fc.record({ how: fc.constant('write' as const), paths });
  const place = fc.record({ since: hostile }, { requiredKeys: [] });
  return fc.record({ ways: fc.oneof(restore, write).map((way) => [way]), place, patch: hostile });
}
