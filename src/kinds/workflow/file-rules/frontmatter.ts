import { fileRule } from '../../../engine/contract/file-facts.ts';
import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { codes } from '../facts.ts';
import { frontmatterRuleId } from '../read-frontmatter.ts';

export const frontmatter = fileRule({
  id: frontmatterRuleId,
  title: 'The frontmatter can be read',
  why: 'The frontmatter is the state of the run; what cannot be read cannot be judged, nor restored.',
  fix: "Begin the file with a line '---', then YAML with each key once, then a line '---'; restore the last readable version where in doubt.",
  severity: 'error',
  since: '0.1.0',
  fixed: true,
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: { unreadable: 'the frontmatter cannot be read: {reason}' },
  *check(facts, problem) {
    for (const { ruleId, message, messageId, pointer, part, span } of facts.after?.faults ?? []) {
      if (ruleId !== frontmatterRuleId) continue;
      const data = { code: codes.frontmatter, fault: messageId, line: span.line, column: span.column };
      const subject = pointer === '' ? '' : subjectOf('', pointer);
      yield problem('unreadable', { reason: message }, { subject, at: inAfter(pointer, part), data });
    }
  },
});
