import type { FileStep } from '../../../engine/contract/states.ts';
import type { ViewNode } from '../../../engine/contract/view.ts';
import { firstPlace } from '../../../formats/first-place.ts';
import type { PageFile } from '../../states/states-page.ts';

/** A file as it stood after a step of its own. */
export interface Standing {
  readonly step: FileStep;
  readonly nodes: readonly ViewNode[];
}

/** Steps of one file; going on is cheap, and going back begins anew. */
export function stepsOf({ steps, nodes }: PageFile): (index: number) => Standing | undefined {
  let at = -1;
  let list: number[] = [];
  return (index) => {
    const step = steps[index];
    if (step === undefined) return undefined;
    if (index < at) {
      at = -1;
      list = [];
    }
    while (at < index) {
      at += 1;
      for (const [from, gone, come] of steps[at]?.splices ?? []) {
        if (gone === come.length) for (const [offset, place] of come.entries()) list[from + offset] = place;
        else list = [...list.slice(0, from), ...come, ...list.slice(from + gone)];
      }
    }
    return { step, nodes: list.flatMap((place) => nodes[place] ?? []) };
  };
}

/** The last step of a file at or before a commit. */
export function stepAt({ steps }: PageFile, commit: number): number {
  return firstPlace(steps.length, (place) => (steps[place]?.commit ?? 0) > commit) - 1;
}
