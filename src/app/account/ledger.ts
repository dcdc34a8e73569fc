import type { ReportedFinding } from '../../core/finding.ts';
import { addTo } from '../../formats/group.ts';

/** How an error ended: its subjects are at their ground again, a going back took it with it, or its plan or file went. */
export type Ending = 'repaired' | 'taken-back' | 'settled';

/** What was said of one commit; an error has an id by which it is known until it ends. */
export interface Said {
  readonly finding: ReportedFinding;
  readonly id?: string;
  readonly origin: string;
}

interface Closed {
  readonly how: Ending | 'continued';
  readonly at: string;
  /** The errors that go on about what this one refused. */
  readonly into: readonly string[];
}

/** Everything that a walk says, and what became of it. */
export interface Ledger {
  say(said: Said): void;
  close(id: string, closed: Closed): void;
  readonly said: readonly Said[];
  /** How an error ended, where it does not stand at the head. */
  endOf(id: string, open: ReadonlySet<string>): { readonly how: Ending; readonly by: string } | undefined;
}

export function ledger(): Ledger {
  const said: Said[] = [];
  const closed = new Map<string, Closed[]>();
  return {
    said,
    say: (one) => said.push(one),
    close: (id, one) => addTo(closed, id, one),
    endOf(id, open) {
      if (open.has(id) || goesOn(id, open)) return undefined;
      const ends = endsOf(id);
      const end =
        ends.find(({ how }) => how === 'taken-back') ??
        ends.find(({ how }) => how === 'settled') ??
        ends.at(0);
      if (end === undefined) return undefined;
      return { how: end.how === 'continued' ? 'repaired' : end.how, by: end.at };
    },
  };

  function endsOf(id: string): readonly Closed[] {
    return closed.get(id) ?? [];
  }

  /** Whether an error that stands at the head goes on from this one: the latest first, which lead there soonest. */
  function goesOn(first: string, open: ReadonlySet<string>): boolean {
    const seen = new Set<string>();
    const pending = [first];
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      if (open.has(id)) return true;
      for (const { into } of endsOf(id)) pending.push(...into);
    }
    return false;
  }
}
