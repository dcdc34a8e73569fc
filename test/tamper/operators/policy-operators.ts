import type { TamperKind } from '../kind.ts';
import { harmAt, type Operator } from '../operator.ts';
import { announced } from '../reasons.ts';
import { commitAt, play, policyPath, type Story, tipOf } from '../story.ts';
import { waiversFor, waiversPath } from './base-operators.ts';

/** Policies that an agent would rather be judged by. */
const relaxed: Readonly<Record<string, (story: Story) => string | null>> = {
  'take the file out of the policy': () => 'version: 1\ndetect: false\n',
  'ignore the file in the policy': ({ kind }) => `${kind.policy}ignore: ["**"]\n`,
  'switch the rules off in the policy': ({ kind }) =>
    `${kind.policy}rules: { task-tree/immutability: off, checklist/done-changed: off, checklist/done-removed: off }\n`,
  'delete the policy': () => null,
  'break the policy': () => 'version: [\n',
  'ask for a size that nothing has': ({ kind }) => `${kind.policy}limits: { maxBytes: 1 }\n`,
};

/** The policy, the waivers and the registries are changed in the range that they judge. */
export function policyOperators(_kind: TamperKind): Operator[] {
  const shared = { expect: 'refused', arrival: 'pull-request' } as const;
  const changes = Object.entries(relaxed);
  return [
    ...changes.map(
      ([name, write]): Operator => ({
        ...shared,
        name: `tamper and ${name}`,
        apply(story) {
          const harm = harmAt(story);
          return harm && [play(story, { ...harm, files: { [policyPath]: write(story) } })];
        },
      }),
    ),
    ...changes.map(
      ([name, write]): Operator => ({
        ...shared,
        name: `${name}, and tamper later`,
        apply(story) {
          const harm = harmAt(story);
          if (harm === undefined) return undefined;
          play(story, {
            doc: commitAt(story, tipOf(story)).doc,
            message: 'Policy',
            files: { [policyPath]: write(story) },
          });
          return [play(story, harm)];
        },
      }),
    ),
    {
      ...shared,
      name: 'change the policy alone',
      expect: announced('policyChange'),
      apply: (story) => [
        play(story, {
          doc: commitAt(story, tipOf(story)).doc,
          message: 'Policy',
          files: { [policyPath]: 'version: 1\n' },
        }),
      ],
    },
    {
      ...shared,
      name: 'break the policy alone',
      apply: (story) => [
        play(story, {
          doc: commitAt(story, tipOf(story)).doc,
          message: 'Policy',
          files: { [policyPath]: 'version: [\n' },
        }),
      ],
    },
    {
      ...shared,
      name: 'tamper and waive it in the same commit',
      apply: (story) =>
        waivedHarm(story, (harm, waivers) => play(story, { ...harm, files: { [waiversPath]: waivers } })),
    },
    {
      ...shared,
      name: 'waive tampering, and tamper in the next commit',
      apply: (story) =>
        waivedHarm(story, (harm, waivers) => {
          play(story, {
            doc: commitAt(story, tipOf(story)).doc,
            message: 'Waive',
            files: { [waiversPath]: waivers },
          });
          return play(story, harm);
        }),
    },
    {
      ...shared,
      name: 'point the base at waivers of the head, without an owner',
      apply: (story) =>
        waivedHarm(story, (harm, waivers) =>
          play(story, {
            ...harm,
            files: { [waiversPath]: waivers, [policyPath]: `${story.kind.policy}waiversFrom: head\n` },
          }),
        ),
    },
  ];
}

type Use = (harm: Exclude<ReturnType<typeof harmAt>, undefined>, waivers: string) => number;

async function waivedHarm(story: Story, use: Use): Promise<readonly number[] | undefined> {
  const harm = harmAt(story);
  return harm && [use(harm, await waiversFor(story, harm))];
}
