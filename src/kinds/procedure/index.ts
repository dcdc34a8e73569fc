import type { StateKind } from '../../core/kind.ts';
import { textForm } from '../../formats/forms/text-form.ts';
import { checkOptions, checkRuleOptions } from './check-options.ts';
import { compareGraphs } from './compare.ts';
import { entitiesOf, entityOf } from './entity.ts';
import type { ProcedureFacts } from './facts.ts';
import { laws } from './laws.ts';
import type { ProcedureGraph } from './model.ts';
import { defaultProcedureOptions, type ProcedureOptions, procedureOptionsSchema } from './options.ts';
import { formatOf, graphReader, looksLikeGraph } from './parse.ts';
import { rules } from './rules/index.ts';
import { viewOf } from './view.ts';

/** The kind `procedure` (docs/kinds/procedure.md): a graph of templates, runs of them, and the work in these. */
export const procedure: StateKind<ProcedureGraph, ProcedureFacts, ProcedureOptions> = {
  id: 'procedure',
  title: 'Procedure graph',
  files: ['json', 'yaml', 'yml'].flatMap((end) => [`**/procedure.graph.${end}`, `**/*.procedure.${end}`]),
  // Such names may mean other things.
  detectedByShape: true,
  sniff: looksLikeGraph,
  options: procedureOptionsSchema,
  defaults: defaultProcedureOptions,
  checkOptions,
  checkRuleOptions,
  impliedSeverities: ({ strictness, maxRunDays }) => ({
    'procedure/run-expired': maxRunDays > 0 ? 'error' : 'off',
    'procedure/step-guide':
      strictness === 'v2' ? { missing: 'error', implemented: 'error', external: 'warning' } : {},
  }),
  deletion: 'error',
  isFinished: ({ runs }) => [...runs.values()].every(({ status }) => status !== 'active'),
  lookback: 0,
  rules,
  laws,
  parts: () => [],
  reader: (_options, limits) => graphReader(limits),
  compare: compareGraphs,
  entities: entitiesOf,
  entity: entityOf,
  form: (text) => textForm(formatOf(text)),
  view: viewOf,
};
