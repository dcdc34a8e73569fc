import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { doneName, itemsName, shapeName } from '../entity.ts';
import { checklistRule } from '../facts.ts';

export const unknownShape = checklistRule({
  id: 'checklist/unknown-shape',
  title: 'A file holds items where its preset looks for them, and keeps its shape',
  why: 'Where no item is found nothing is judged, and whatever is done to the items passes unseen.',
  fix: 'Put the items where they are looked for, or correct the entry of .stateward.yml; stateward check --all shows whether it fits.',
  severity: 'error',
  messageSeverities: { plain: 'warning', undecided: 'warning' },
  since: '0.1.0',
  aboutShape: true,
  scopes: ['snapshot', 'step', 'merge'],
  messages: {
    lost: 'the items were told by {fields}, and none has {they} any more; so nothing can be judged',
    missing: 'no item was found: {preset} looks for {looksFor}, and {found}',
    plain:
      'no item was found: {preset} looks for {looksFor}, and {found}; if these are tasks, none is judged',
    undecided: '{preset} looks for {looksFor} to see what is done, and {found}; so nothing is ever done',
    unnamed:
      'no item was found that says whether it is done: {found}, which is the shape of no built-in preset; say in the entry where they are and what says done, such as {looksFor}',
  },
  *check({ scope, after, shapeLost }, problem) {
    if (shapeLost !== undefined) {
      const { fields, items } = shapeLost;
      yield problem(
        'lost',
        { fields: fields.join(' and '), they: fields.length === 1 ? 'it' : 'them' },
        {
          subject: subjectOf('', doneName),
          at: inAfter(items[0]?.pointer ?? ''),
          data: { fields },
          refuses: items.flatMap(({ key }) => fields.map((field) => subjectOf(key, field))),
        },
      );
    }
    if (scope !== 'snapshot') return;
    const { unknownShape: shape, preset } = after ?? {};
    if (shape === undefined || preset === undefined) return;
    const { type, looksFor, found, pointer } = shape;
    const subject = subjectOf('', after?.byKey.size === 0 ? itemsName : shapeName);
    const name = preset.name === 'own' ? 'its preset' : `the preset ${preset.name}`;
    const detail = { subject, at: inAfter(pointer), data: { preset: preset.name } };
    yield problem(type, { preset: name, looksFor, found }, detail);
  },
});
