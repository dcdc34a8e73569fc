import { actorsName } from '../entity.ts';
import { procedureRule } from '../facts.ts';
import { energyOf, polarityText } from '../physics.ts';
import { afterPlace, linkSubject, nodeSubject } from '../places.ts';
import { verbs } from '../verbs.ts';

export const actor = procedureRule({
  id: 'procedure/actor',
  title: 'A run has exactly one actor',
  why: 'Without its one actor nobody can say who did what, nor who may (V7).',
  fix: 'Link one actor to the run: "occupies" with energy 8 while it is active, "inhabits" with energy 1 once it is completed.',
  severity: 'error',
  messageSeverities: { polarity: 'warning' },
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: {
    none: "the {status} run '{run}' has no actor; one must be linked to it with the verb '{expected}'",
    several: "run '{run}' has {count} actor links, from {actors}; it must have exactly one",
    verb: "run '{run}' is {status}; its actor's verb must be '{expected}', found '{verb}'",
    energy: "run '{run}' is {status}; the energy of its actor's link must be {bound}, found {energy}",
    polarity:
      "run '{run}' is {status}; the polarity of its actor's link is written {written}, found {polarity}",
  },
  *check(facts, problem) {
    for (const { type, run, link, actors: ids } of facts.actors) {
      const { status, node } = run;
      const isActive = status === 'active';
      const values = {
        run: node.id,
        status,
        expected: isActive ? verbs.occupies : verbs.inhabits,
        bound: isActive ? '> 5' : '< 2',
        written: isActive ? '[0.8, 0.2]' : '[0.3, 0.7]',
        count: run.actorLinks.length,
        actors: ids.map((id) => `'${id}'`).join(', '),
        verb: link?.verb ?? '',
        energy: link === undefined ? '' : energyOf(link),
        polarity: link === undefined ? '' : polarityText(link),
      };
      const detail =
        link === undefined
          ? {
              subject: nodeSubject(node.id, actorsName),
              at: afterPlace(node),
            }
          : {
              subject: linkSubject(link.id, type),
              at: afterPlace(link, type),
            };
      yield problem(type, values, detail);
    }
  },
});
