import { jsonEqual } from '../../../formats/json-equal.ts';
import { stepsName } from '../entity.ts';
import { type ProcedureFacts, procedureRule } from '../facts.ts';
import { linksRefusal } from '../links-refusal.ts';
import type { GraphLink, Run } from '../model.ts';
import { coldestHot, hottestCold, isCold, isHot, polarityText, written } from '../physics.ts';
import { afterPlace, idsOf, linkSubject, nodeSubject } from '../places.ts';
import { advanceFaults } from '../progress.ts';
import { heatRefusal, type Refusal, reopenedRefusal } from '../refusal.ts';
import type { HeatFault } from '../step-heat.ts';
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
    const astray = strayRuns(facts);
    for (const { type, run, link, links, energy } of facts.heat) {
      const values = { run: run.node.id, energy, count: links.length, links: idsOf(links) };
      if (link === undefined) {
        const all = { link: '', polarity: '', expected: '', verb: '' };
        const related = links.map((each) => ({ ...afterPlace(each, 'energy'), label: 'hot' }));
        const refusal = reopenedRefusal(facts, run) ?? linksRefusal(facts, run, stepsName);
        const at = {
          subject: nodeSubject(run.node.id, stepsName),
          at: afterPlace(run.node),
          related,
          ...refusal,
        };
        yield problem(type, { ...values, ...all }, at);
        continue;
      }
      const isActive = energy > coldestHot;
      const expected = isActive ? verbs.actsOn : verbs.receivesFrom;
      const field = type === 'ambiguous' ? 'energy' : fieldOf(type);
      yield problem(
        type,
        { ...values, link: `link '${link.id}'`, polarity: polarityText(link), expected, verb: link.verb },
        {
          subject: linkSubject(link.id, field),
          at: afterPlace(link, field),
          ...(reopenedRefusal(facts, run) ?? stepLinkRefusal(facts, run, link, type, astray)),
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

/** Runs that stand elsewhere than they could have moved to: they go back, and their links to what they were there. */
function strayRuns({ earlier, after, heat, options }: ProcedureFacts): ReadonlySet<string> {
  const uncounted = heat.filter(({ type }) => type === 'none' || type === 'several');
  const isLinkFault = uncounted.length < heat.length && earlier !== null && after !== null;
  const moves = isLinkFault ? advanceFaults(earlier, after, false, options) : [];
  return new Set([...uncounted, ...moves].map(({ run }) => run.node.id));
}

/** A link between active and completed is the active one, unless another is. */
function stepLinkRefusal(
  facts: ProcedureFacts,
  run: Run,
  link: GraphLink,
  type: HeatFault['type'],
  astray: ReadonlySet<string>,
): Refusal {
  const field = fieldOf(type);
  const old = facts.earlier?.linkById.get(link.id);
  if (type !== 'ambiguous' && old !== undefined && isHot(old) !== isHot(link) && astray.has(run.node.id))
    return {
      refuses: (jsonEqual(old[field], link[field]) ? ['energy'] : ['energy', field]).map((each) =>
        linkSubject(link.id, each),
      ),
    };
  const isActive = isHot(link) || (!isCold(link) && !run.stepLinks.some(isHot));
  const wanted = isActive
    ? { ...activeStep, verb: verbs.actsOn }
    : { ...completedStep, verb: verbs.receivesFrom };
  if (type === 'ambiguous') return heatRefusal(facts, link, wanted, ['energy', 'polarity', 'verb']);
  return heatRefusal(facts, link, wanted, [field]);
}

function fieldOf(type: HeatFault['type']): 'verb' | 'polarity' {
  return type === 'verb' ? 'verb' : 'polarity';
}
