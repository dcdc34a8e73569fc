import { judgeStory } from '../judge.ts';
import type { TamperKind } from '../kind.ts';
import { harmAt, type Operator, textAt } from '../operator.ts';
import { announced } from '../reasons.ts';
import { commitAt, play, type Story, tipOf } from '../story.ts';

export const waiversPath = '.stateward.waivers.yml';

const shared = { expect: 'refused', arrival: 'pull-request' } as const;
const docAt = (story: Story) => commitAt(story, tipOf(story)).doc;

/** What the base side already says of it: limits, entries that match nothing, waivers. */
export function baseOperators({ policy, path }: TamperKind): Operator[] {
  const limited = { ...shared, policy: `${policy}limits: { maxBytes: 300000 }\n` };
  // Detection would find what the entry misses.
  const mistyped = `${policy.replace(/path: "\*\*\//, 'path: "**/old-')}detect: false\n`;
  return [
    {
      ...limited,
      name: 'make the file too large to be judged',
      apply: (story) => [enlarge(story, textAt(story))],
    },
    {
      ...limited,
      name: 'make the file too large to be judged and tamper',
      apply(story) {
        const harm = harmAt(story);
        return harm && [enlarge(story, story.kind.write(harm.doc))];
      },
    },
    {
      ...limited,
      name: 'make the file too large to be judged, and repair it wrongly',
      apply(story) {
        const harm = harmAt(story);
        return harm && [enlarge(story, textAt(story)), play(story, { ...harm, message: 'Repair' })];
      },
    },
    {
      ...shared,
      name: 'wait for an entry that matches nothing',
      expect: announced('unmatched', 'config/matches-nothing'),
      policy: `${policy}  - path: "later/${path}"\n    kind: task-tree\n`,
      apply: (story) => [
        play(story, { doc: docAt(story), message: 'Work', files: { 'src/work.js': '//\n' } }),
      ],
    },
    {
      ...shared,
      name: 'tamper where the entry is mistyped',
      expect: announced('unmatched', 'config/matches-nothing'),
      policy: mistyped,
      apply(story) {
        const harm = harmAt(story);
        return harm && [play(story, harm)];
      },
    },
    {
      ...shared,
      name: 'tamper by a waiver that the owner gave',
      expect: announced('waived'),
      isFromGuilt: true,
      apply: waived('2099-12-31'),
    },
    {
      ...shared,
      name: 'tamper by a waiver that ended days ago',
      expect: announced('waived', 'config/waiver-expired'),
      isFromGuilt: true,
      apply: waived('2025-12-31'),
    },
    {
      ...shared,
      name: 'tamper by a waiver that ended long ago',
      isFromGuilt: true,
      apply: waived('2025-01-31'),
    },
  ];
}

function enlarge(story: Story, text: string): number {
  return play(story, { doc: docAt(story), message: 'Work', text: `${text}${' '.repeat(300_000)}\n` });
}

/** The owner waives tampering on the base side; then it is done. */
function waived(until: string): Operator['apply'] {
  return async (story) => {
    const harm = harmAt(story);
    if (harm === undefined) return undefined;
    const waivers = await waiversFor(story, harm, until);
    play(story, { doc: docAt(story), message: 'Waive', files: { [waiversPath]: waivers } });
    return [play(story, harm)];
  };
}

/** Tampers once to learn what its waivers would say. */
export async function waiversFor(
  story: Story,
  harm: Parameters<typeof play>[1],
  until = '2099-12-31',
): Promise<string> {
  const from = tipOf(story);
  play(story, harm);
  const { report } = await judgeStory(story, from, { arrival: 'pull-request' });
  story.commits.pop();
  const entries = report.findings.map(
    ({ fingerprint, change }) =>
      `  - {fingerprint: "${fingerprint}", change: "${change}", reason: agreed, until: ${until}}\n`,
  );
  return `version: 1\nwaivers:\n${entries.join('')}`;
}
