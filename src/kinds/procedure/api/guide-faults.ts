import { runRules } from '../../../core/check.ts';
import { compareGraphs } from '../compare.ts';
import type { Procedure, ProcedureGraph } from '../model.ts';
import { defaultProcedureOptions, type ProcedureOptions } from '../options.ts';
import { stepGuide } from '../rules/step-guide.ts';

/** Under `v2` what would only be warned of is refused too, but for a guess about what a text refers to. */
const warnedOfAlways: ReadonlySet<string> = new Set(['external']);

/** What the gate would say of the guides of one procedure, before a run of it starts (V4, RD1). */
export function guideFaults(
  graph: ProcedureGraph,
  { steps }: Procedure,
  strictness: ProcedureOptions['strictness'],
): { readonly errors: readonly string[]; readonly warnings: readonly string[] } {
  const context = { scope: 'snapshot', path: '' } as const;
  const facts = compareGraphs(null, graph, context, defaultProcedureOptions);
  const own = new Set(steps.map(({ node }) => node.id));
  const judged = { ...facts, steps: facts.steps.filter(({ node }) => own.has(node.id)) };
  const { findings } = runRules([stepGuide], judged, context, new Map());
  const isError = (messageId: string, severity: string) =>
    severity === 'error' || (strictness === 'v2' && !warnedOfAlways.has(messageId));
  const textsOf = (asked: boolean) =>
    findings
      .filter(({ messageId, severity }) => isError(messageId, severity) === asked)
      .map(({ message }) => message);
  return { errors: textsOf(true), warnings: textsOf(false) };
}
