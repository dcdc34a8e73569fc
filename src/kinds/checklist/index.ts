import type { ImpliedSeverity, Part, StateKind } from '../../engine/contract/kind.ts';
import { decodedText } from '../../formats/decode.ts';
import { withKeys } from './align-names.ts';
import { byShape } from './by-shape.ts';
import { checks } from './check-options.ts';
import { compareChecklists, renamedItems, replaces, rotates } from './compare.ts';
import { entityIds, entityOf, touchedItems } from './entity.ts';
import type { ChecklistFacts } from './facts.ts';
import { checklistFormats } from './formats.ts';
import { graftChecklist } from './graft.ts';
import { planText } from './meaning.ts';
import { mentionsOf } from './mentions.ts';
import type { Checklist } from './model.ts';
import { type ChecklistOptions, checklistOptionsSchema, defaultChecklistOptions } from './options.ts';
import { checklistReader } from './parse.ts';
import { isFinished } from './rotation.ts';
import { rules } from './rules/index.generated.ts';
import { presetSeverities, strictSeverities } from './severities.ts';
import { withTwin } from './twins.ts';
import { viewOf } from './view.ts';
import { writeChecklist } from './write.ts';
import { formOfChecklist } from './written-format.ts';

/** The kind `checklist` (checklist.md): items, a done mark, and who may change what, as a preset says. */
export const checklist: StateKind<Checklist, ChecklistFacts, ChecklistOptions> = {
  id: 'checklist',
  title: 'Checklist of an agent',
  match: {
    // Each preset says by itself what its files are recognised by.
    globs: [],
    formats: checklistFormats,
    hasShape: (text) => byShape(decodedText(text)).hasShape,
  },
  options: {
    schema: checklistOptionsSchema,
    inFiles: ['preset'],
    defaults: defaultChecklistOptions,
    ...checks,
    implied,
  },
  life: {
    deletion: (doc) => (doc !== null && isFinished(doc) ? 'note' : 'warning'),
    isFinished,
    replaces,
    plans: { key: planText, rotates },
  },
  parts: partsOf,
  read: checklistReader,
  compare: compareChecklists,
  rules,
  entities: {
    ids: entityIds,
    get: entityOf,
    touched: touchedItems,
    mentions: mentionsOf,
    names: { renames: renamedItems, rename: withKeys, twin: withTwin },
  },
  edit: { graft: graftChecklist, write: writeChecklist },
  merge: { form: formOfChecklist, isLog: ({ preset }) => preset?.log !== undefined },
  view: viewOf,
};

/** The other files of a folder, or the record of what was deleted. */
function partsOf(path: string, { preset }: ChecklistOptions): readonly Part[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const { folder: { files = [] } = {}, deletions } = preset ?? {};
  const items = files.map((glob) => ({ role: glob, glob: folder + glob, holds: true as const }));
  return deletions === undefined ? items : [...items, { role: deletions, glob: folder + deletions }];
}

function implied({ preset, evidence, profile }: ChecklistOptions): Record<string, ImpliedSeverity> {
  const severities = {
    ...(preset === null ? {} : presetSeverities(preset)),
    ...(evidence === 'required' ? { evidence: 'error' as const } : {}),
    ...(profile === 'strict' ? strictSeverities : {}),
  };
  return Object.fromEntries(
    Object.entries(severities).map(([name, severity]) => [`checklist/${name}`, severity]),
  );
}
