import { inAfter } from '../../../core/location.ts';
import { subjectOf } from '../../../core/subject.ts';
import { treeRule } from '../facts.ts';
import { wholeRefusal } from '../refused-changes.ts';

export const stepDeclaration = treeRule({
  id: 'task-tree/step-declaration',
  title: 'A declared step can be read and does not contradict itself',
  why: 'A declaration that cannot be read, or that two sources give differently, declares nothing.',
  fix: 'Write one line: Agent-Step: node=<id> status=<done|retry|decomposed|replan> guard=<pass|fail|skipped> [tree=<path>]',
  severity: 'error',
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
    runState: 'the run state counts an iteration but does not name a step: {detail}',
  },
  *check(facts, problem) {
    for (const { messageId, line, text, detail } of facts.faults) {
      const subject = subjectOf('', line === 0 ? `declaration ${messageId}` : `declaration ${line}`);
      yield problem(
        messageId,
        { detail },
        {
          subject,
          at: inAfter(''),
          data: { line, text },
          ...wholeRefusal(facts),
        },
      );
    }
  },
});
