import { honestStep, workOnly } from '../honest.ts';
import type { Operator } from '../operator.ts';

import { changed, commitAt, difference, record, type Story, tipOf } from '../story.ts';
import { touched } from './touched.ts';

/** What a refused operator wrote behind the tip, and which of it is guilty. */
interface Written {
  readonly tip: number;
  readonly commits: Story['commits'];
  readonly guilty: readonly number[];
  readonly guard: Operator['guard'];
}

type Way = (story: Story, written: Written) => readonly number[] | undefined;

const mixing = 'mixed with a step, taken back and repeated';
const ways: Readonly<Record<string, Way>> = {
  'restored and repeated': (story, written) => repeated(story, written, restored(story, written.tip)),
  [mixing]: (story, written) => {
    const { tip, commits } = written;
    const last = commits.at(-1);
    story.commits.length = tip + 1;
    const path = story.kind.path;
    // A step on a file that is elsewhere, or no text any more, is no step.
    if (typeof last?.files.get(path) !== 'string' || commits.length > 1) return undefined;
    // The step is taken on what the tampering left, and both are one commit.
    record(story, { ...last, parents: [tip] });
    honestStep(story);
    const step = story.commits.pop();
    story.commits.pop();
    if (step === undefined || step.isAlone === true) return undefined;
    // A step on what was tampered with is another change of it.
    const harmed = touched(commitAt(story, tip).doc, last.doc);
    if ([...touched(last.doc, step.doc)].some((part) => harmed.has(part))) return undefined;
    // What was counted stays counted, so that it cannot be taken back.
    const { counted = () => 0 } = story.kind;
    if (counted(step.doc) !== counted(commitAt(story, tip).doc)) return undefined;
    // Work beside it would be evidence for what is refused without.
    const isWork = (file: string) => file.startsWith('src/') && !last.files.has(file);
    const files = new Map([...step.files].filter(([file]) => !isWork(file)));
    const mixed = record(story, { ...step, files, parents: [tip] });
    return [mixed, ...repeated(story, { ...written, guilty: [] }, restored(story, tip))];
  },
  'merged, reverted and reapplied': (story, { tip, commits, guilty, guard }) => {
    const end = tipOf(story);
    const ours = workOnly(story, tip);
    const side = difference(commitAt(story, tip).files, commitAt(story, end).files);
    const files = changed(commitAt(story, ours).files, side);
    // What several commits did may be legal as one; what a guard proves is proven whoever brings it.
    if (!Object.hasOwn(side, story.kind.path) || guard === 'success' || commits.length > 1) return undefined;
    const { doc } = commitAt(story, end);
    const merge = record(story, { message: 'Merge', parents: [ours, end], files, doc });
    const back = record(story, { ...commitAt(story, ours), message: 'Revert "Merge"', parents: [merge] });
    const again = record(story, { message: 'Reapply "Merge"', parents: [back], files, doc });
    return [...guilty, merge, again];
  },
};

/** Three more ways to bring in what is refused when it comes alone: doing it again is being refused again. */
export function againOperators(operators: readonly Operator[]): Operator[] {
  return operators
    .filter(({ expect, arrival }) => expect === 'refused' && arrival === 'pull-request')
    .flatMap((operator) => Object.entries(ways).map(([name, way]) => again(operator, name, way)));
}

function again(operator: Operator, name: string, way: Way): Operator {
  return {
    ...operator,
    name: `${operator.name}, ${name}`,
    // What is legal together with a step is accepted with it, and may come again.
    ...(name === mixing ? { isRefusedAtFirst: true as const } : {}),
    async apply(story) {
      const tip = tipOf(story);
      const guilty = await operator.apply(story);
      const commits = story.commits.slice(tip + 1);
      const { guard } = operator;
      return guilty === undefined || commits.length === 0
        ? undefined
        : way(story, { tip, commits, guilty, guard });
    },
  };
}

/** Everything as it stood at a commit, in a new one. */
function restored(story: Story, as: number): number {
  const { isAlone: _, ...then } = commitAt(story, as);
  return record(story, { ...then, message: 'Restore', parents: [tipOf(story)] });
}

/** The same commits once more, on top of where everything is as it was before them. */
function repeated(story: Story, { tip, commits, guilty }: Written, back: number): number[] {
  const moved = (at: number) => (at < tip ? at : at - tip + back);
  for (const commit of commits) record(story, { ...commit, parents: commit.parents.map(moved) });
  // What was not restored, since it counts or is a merge, may stand refused still.
  return [...guilty, ...[...commits.keys()].map((index) => back + 1 + index)];
}
