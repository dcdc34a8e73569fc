import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../src/formats/json-value.ts';
import { isJsonArray, isJsonObject } from '../../src/formats/json-value.ts';
import { doneStory, prd, story } from './checklists.ts';

/** A plan as JSON text reads it. */
export interface Plan extends JsonObject {
  readonly branchName: string;
  readonly userStories: readonly JsonObject[];
}

const ids = ['US-1', 'US-2', 'US-3', 'US-4', 'a/b~c', '5.2', '🎉'];
const fields = fc.record({
  passes: fc.boolean(),
  attempts: fc.integer({ min: 0, max: 3 }),
  notes: fc.constantFrom('', 'seen', 'seen on a phone'),
});

/** At least five stories with one key each, so that one edit never makes another plan of it. */
export const arbitraryPlan: fc.Arbitrary<Plan> = fc
  .tuple(fc.shuffledSubarray(ids, { minLength: 5 }), fc.array(fields, { minLength: 7, maxLength: 7 }))
  .map(([keys, values]) => prd(...keys.map((key, index) => story(key, values[index]))) as Plan);

/** One edit as agents make them, legal and not. */
export function editPlan(plan: Plan): fc.Arbitrary<Plan> {
  const place = fc.nat({ max: plan.userStories.length - 1 });
  const change = (edit: (item: JsonObject) => JsonObject | undefined): fc.Arbitrary<Plan> =>
    place.map((at) => ({
      ...plan,
      userStories: plan.userStories.flatMap((item, index): readonly JsonObject[] =>
        index === at ? [edit(item)].filter((each) => each !== undefined) : [item],
      ),
    }));
  return fc.oneof(
    change((item) => ({ ...item, passes: item.passes !== true })),
    change((item) => ({ ...item, passes: true, acceptanceCriteria: ['It compiles'] })),
    change((item) => ({ ...item, title: 'Something else entirely', description: 'Nothing of before' })),
    change((item) => ({ ...item, notes: 'fails on Safari' })),
    change((item) => ({ ...item, attempts: Number(item.attempts) + 2 })),
    change((item) => ({ ...item, attempts: 0 })),
    change((item) => ({ ...item, id: 'renamed' })),
    change(() => undefined),
    fc.constant({ ...plan, userStories: [...plan.userStories, story('US-8')] }),
    fc.constant({ ...plan, userStories: [...plan.userStories, doneStory('US-8')] }),
    fc.constant({ ...plan, userStories: plan.userStories.toReversed() }),
    fc.constant({ ...plan, branchName: 'ralph/next' }),
    fc.constant(plan),
  );
}

/** The done story of that number with another criterion. */
export function tamperPlan(plan: Plan, number: number): Plan | undefined {
  const item = plan.userStories.filter(({ passes }) => passes === true)[number];
  if (item === undefined) return undefined;
  const changed = { ...item, acceptanceCriteria: ['It compiles'] };
  return { ...plan, userStories: plan.userStories.map((each) => (each === item ? changed : each)) };
}

/** The same values in another layout: indentation, key order, escapes, line ends, a byte order mark. */
export function reformatJson(value: JsonValue): fc.Arbitrary<string> {
  return fc
    .record({
      indent: fc.constantFrom(0, 1, 4, '\t'),
      reversed: fc.boolean(),
      escaped: fc.boolean(),
      crlf: fc.boolean(),
      mark: fc.boolean(),
    })
    .map(({ indent, reversed, escaped, crlf, mark }) => {
      const text = JSON.stringify(reversed ? withKeysReversed(value) : value, null, indent);
      const plain = escaped ? text.replace(/[\u007f-\uffff]|(?<=[ "])[a-z](?=[a-z]+ )/g, asEscape) : text;
      const lines = crlf ? plain.replaceAll('\n', '\r\n') : plain;
      return `${mark ? '\ufeff' : ''}${lines}`;
    });
}

function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function withKeysReversed(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(withKeysReversed);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(
    ([key, member]) => [key, withKeysReversed(member as JsonValue)] as const,
  );
  return Object.fromEntries(entries.reverse());
}
