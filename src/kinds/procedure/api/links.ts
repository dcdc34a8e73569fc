import type { JsonObject } from '../../../formats/json-value.ts';
import type { GraphLink } from '../model.ts';
import { written } from '../physics.ts';
import { verbs } from '../verbs.ts';

type State = keyof typeof written;

const verbOf = {
  activeStep: verbs.actsOn,
  completedStep: verbs.receivesFrom,
  occupies: verbs.occupies,
  inhabits: verbs.inhabits,
} as const satisfies Readonly<Record<State, string>>;

/** A link in one of the states that the physics of runs knows. */
export function stateLink(id: string, from: string, to: string, state: State): JsonObject {
  return { id, node_a: from, node_b: to, ...stateOf(state) };
}

/** The same link in another state. */
export function inState({ raw }: GraphLink, state: State): JsonObject {
  return { ...raw, ...stateOf(state) };
}

function stateOf(state: State): JsonObject {
  const { energy, polarity } = written[state];
  return { verb: verbOf[state], energy, polarity };
}
