import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { stepRule } from '../facts.ts';
import { isUnchanged, rejectedDeclaration } from '../rejected.ts';

export const stepDeclaration = stepRule({
  id: 'task-tree/step-declaration',
  title: 'A declared step can be read and does not contradict itself',
  why: 'A declaration that cannot be read, or that two sources give differently, declares nothing.',
  fix: 'Correct the line in the commit message (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put back what the commit did to the tree and do it again with the right line: Agent-Step: node=<id> status=<done|retry|decomposed|replan> guard=<pass|fail|skipped> [tree=<path>]',
  severity: 'error',
  // Beside a tree that stays as it is there is nothing that could be put back.
  messageSeverities: { idle: 'warning', merged: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: {
    malformed: 'the Agent-Step line cannot be read at "{detail}"',
    unknownKey: "the Agent-Step line has an unknown key '{detail}'",
    repeatedKey: "the Agent-Step line has the key '{detail}' twice",
    missingKey: 'the Agent-Step line has no {detail}',
    badValue: 'the declared step has an unknown value: {detail}',
    guardWithoutRun: 'only status=done runs the guard, so guard=skipped was expected: {detail}',
    disagreement: 'the sources of the step disagree: {detail}',
    noTree: 'several task trees changed, and the declared step does not say tree=<path>: {detail}',
    unknownTree: 'the declared step names a file that is no governed task tree: {detail}',
    idle: 'a declared step in the commit message cannot be used, and the tree is unchanged: {detail}',
    merged: 'a declared step in the message of the merge cannot be used: {detail}',
    runState: 'the run state counts an iteration but does not name a step: {detail}',
  },
  *check(facts, problem) {
    for (const { messageId, line, text, detail } of facts.faults) {
      const subject = subjectOf('', line === 0 ? `declaration ${messageId}` : `declaration ${line}`);
      const more = { subject, at: inAfter(''), data: { line, text }, ...rejectedDeclaration(facts) };
      if (line > 0 && facts.scope === 'merge') yield problem('merged', { detail: text }, more);
      else if (line > 0 && facts.before !== null && isUnchanged(facts))
        yield problem('idle', { detail: text }, more);
      else yield problem(messageId, { detail }, more);
    }
  },
});
