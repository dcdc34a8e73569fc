import { stepsName } from '../entity.ts';
import { procedureRule } from '../facts.ts';
import { afterPlace, nodeSubject } from '../places.ts';

export const advance = procedureRule({
  id: 'procedure/advance',
  title: 'A run moves step by step, and leaves a step with its proof',
  why: 'A step that is skipped, or left before its completion proof is met, was not done, whatever the record says (V5).',
  fix: 'Do what the active step asks for, then move to the next step of the same procedure, one at a time; `stateward procedure continue` checks and does it.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    unmet: "run '{run}' leaves step '{step}' without its completion proof: {says}",
    jumped: "run '{run}' stood at step {from} and is at '{step}'; what may follow is {to}",
    early: "run '{run}' is completed, but it stood at step {from}; the last one is '{step}'",
    unearned: "run '{run}' records step '{step}' as completed, but it stood at step {from}",
    unrecorded: "run '{run}' moved on from step '{step}' without a link that records it as completed",
    lost: "run '{run}' no longer records that it did step '{step}'",
    foreign: "run '{run}' has a link to '{step}', which is no step of its own procedure",
  },
  *check(facts, problem) {
    for (const { type, run, step, link, from, to, stoodAt, mayFollow, says } of facts.advances) {
      yield problem(
        type,
        { run: run.node.id, step, from, to, says },
        {
          subject: nodeSubject(run.node.id, `${stepsName} ${step}`),
          at: link === undefined ? afterPlace(run.node) : afterPlace(link),
          data: {
            run: run.node.id,
            step,
            stoodAt,
            mayFollow,
            ...(says === '' ? {} : { needs: says }),
          },
        },
      );
    }
  },
});
