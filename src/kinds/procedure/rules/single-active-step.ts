import { stepsName } from '../entity.ts';
import { procedureRule } from '../facts.ts';
import { coldestHot, hottestCold, polarityText, written } from '../physics.ts';
import { afterPlace, idsOf, linkSubject, nodeSubject } from '../places.ts';
import { verbs } from '../verbs.ts';

const { activeStep, completedStep } = written;

export const singleActiveStep = procedureRule({
  id: 'procedure/single-active-step',
  title: 'An active run has exactly one active step',
  why: 'With several active steps, or none, nobody knows where the run stands, least of all after a crash (V3).',
  fix: 'Make one step link hot (energy 8, polarity [0.9, 0.1]) and the others cold (energy 1, polarity [0.2, 0.8]); `stateward procedure continue` does it.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: {
    none: "run '{run}' is active, but none of its step links has energy > 5",
    several: "run '{run}' has {count} step links with energy > 5, where one may be active: {links}",
    ambiguous: "{link} of run '{run}' has energy {energy}: neither active (> 5) nor completed (< 2)",
    activePolarity:
      "{link} of run '{run}' leads to the active step; its polarity must be [0.9, 0.1], found {polarity}",
    completedPolarity:
      "{link} of run '{run}' leads to a completed step; its polarity must be [0.2, 0.8], found {polarity}",
    verb: "{link} of run '{run}' has energy {energy}; its verb must be '{expected}', found '{verb}'",
  },
  *check(facts, problem) {
    for (const { type, run, link, links, energy } of facts.heat) {
      const values = { run: run.node.id, energy, count: links.length, links: idsOf(links) };
      if (link === undefined) {
        const all = { link: '', polarity: '', expected: '', verb: '' };
        const related = links.map((each) => ({ ...afterPlace(each, 'energy'), label: 'hot' }));
        const at = {
          subject: nodeSubject(run.node.id, stepsName),
          at: afterPlace(run.node),
          related,
        };
        yield problem(type, { ...values, ...all }, at);
        continue;
      }
      const isActive = energy > coldestHot;
      const expected = isActive ? verbs.actsOn : verbs.receivesFrom;
      const field = type === 'ambiguous' ? 'energy' : type === 'verb' ? 'verb' : 'polarity';
      yield problem(
        type,
        { ...values, link: `link '${link.id}'`, polarity: polarityText(link), expected, verb: link.verb },
        {
          subject: linkSubject(link.id, field),
          at: afterPlace(link, field),
          data: {
            active: { energy: `> ${coldestHot}`, polarity: activeStep.polarity, verb: verbs.actsOn },
            completed: {
              energy: `< ${hottestCold}`,
              polarity: completedStep.polarity,
              verb: verbs.receivesFrom,
            },
          },
        },
      );
    }
  },
});
