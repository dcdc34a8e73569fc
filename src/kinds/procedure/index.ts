import type { StateKind } from '../../engine/contract/kind.ts';
import { textForm } from '../../formats/text-form.ts';
import { checks } from './check-options.ts';
import { compareGraphs } from './compare.ts';
import { entitiesOf, entityOf } from './entity.ts';
import type { ProcedureFacts } from './facts.ts';
import { laws } from './laws.ts';
import type { ProcedureGraph } from './model.ts';
import { defaultProcedureOptions, type ProcedureOptions, procedureOptionsSchema } from './options.ts';
import { formatOf, graphReader, looksLikeGraph } from './parse.ts';
import { rules } from './rules/index.generated.ts';
import { viewOf } from './view.ts';

/** The kind `procedure` (docs/kinds/procedure.md): a graph of templates, runs of them, and the work in these. */
export const procedure: StateKind<ProcedureGraph, ProcedureFacts, ProcedureOptions> = {
  id: 'procedure',
  title: 'Procedure graph',
  match: {
    globs: ['json', 'yaml', 'yml'].flatMap((end) => [`**/procedure.graph.${end}`, `**/*.procedure.${end}`]),
    hasShape: looksLikeGraph,
    // Such names may mean other things.
    byShape: true,
  },
  options: {
    schema: procedureOptionsSchema,
    defaults: defaultProcedureOptions,
    ...checks,
    implied: ({ strictness, maxRunDays }) => ({
      'procedure/run-expired': maxRunDays > 0 ? 'error' : 'off',
      'procedure/step-guide':
        strictness === 'v2' ? { missing: 'error', implemented: 'error', external: 'warning' } : {},
    }),
  },
  life: {
    deletion: () => 'error',
    isFinished: ({ runs }) => [...runs.values()].every(({ status }) => status !== 'active'),
  },
  parts: () => [],
  read: (_options, limits) => graphReader(limits),
  compare: compareGraphs,
  rules,
  laws,
  entities: { ids: entitiesOf, get: entityOf },
  merge: { form: (text) => textForm(formatOf(text)) },
  view: viewOf,
};
