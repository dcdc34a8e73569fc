import { inWords } from '../../../engine/values/plain-json.ts';
import type { ProcedureGraph } from '../model.ts';
import { type Refusal, refusal } from './result.ts';

/** What a member of a call has to be: `text`, `function`, or one of a few names where it is given. */
type Member = 'text' | 'function' | readonly string[];

/** Whatever was handed over as the input of a call, read once; or what is wrong with it. */
export function readInput<Input extends object>(
  given: Input,
  members: { readonly [Name in keyof Required<Input>]: Member },
): Input | Refusal {
  try {
    const all: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(given));
    const input: [name: string, value: unknown][] = [];
    for (const [name, member] of Object.entries<Member>(members)) {
      const fault = memberFault(name, all[name], member);
      if (fault !== undefined) return refusal('E_INVALID_INPUT', fault);
      if (all[name] !== undefined) input.push([name, all[name]]);
    }
    return Object.fromEntries(input) as Input;
  } catch {
    return refusal('E_INVALID_INPUT', 'the input cannot be read');
  }
}

function memberFault(name: string, value: unknown, member: Member): string | undefined {
  if (member === 'function')
    return typeof value === 'function' ? undefined : `${name} must be a function, not ${inWords(value)}`;
  if (member === 'text')
    return typeof value === 'string' ? undefined : `${name} must be text, not ${inWords(value)}`;
  if (value === undefined || member.some((known) => known === value)) return undefined;
  return `${name} is ${member.join(' or ')}, not ${inWords(value)}`;
}

/** As many new ids as a call needs, none of which the graph holds. */
export function drawnIds(
  newId: () => string,
  count: number,
  { nodeById, linkById }: ProcedureGraph,
): readonly string[] | Refusal {
  try {
    const ids: readonly unknown[] = Array.from({ length: count }, newId);
    const isTaken = ids.some(
      (id) => typeof id !== 'string' || id === '' || nodeById.has(id) || linkById.has(id),
    );
    if (!isTaken && new Set(ids).size === count) return ids as readonly string[];
    return refusal('E_INVALID_INPUT', 'newId gave an id that is no text, empty or taken');
  } catch (error) {
    return refusal(
      'E_INVALID_INPUT',
      `newId failed: ${inWords(error instanceof Error ? error.message : error)}`,
    );
  }
}
