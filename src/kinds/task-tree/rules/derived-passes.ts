import { subjectOf } from '../../../engine/contract/subject.ts';
import { followsChildren, marksUnchanged } from '../derived-marks.ts';
import { treeRule } from '../facts.ts';
import { afterPlace, pathOf } from '../tree-place.ts';

export const derivedPasses = treeRule({
  id: 'task-tree/derived-passes',
  title: 'An inner node passes exactly when all its children do',
  why: 'The mark of an inner node is derived (State Updates); set by hand it claims work that its children do not show.',
  fix: 'Set passes of the inner node to what its children say.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['net'],
  messages: {
    open: '{path}: passes is true, but these children do not pass: {children}',
    passed: '{path}: passes is false, but all its children pass',
  },
  *check(facts, problem) {
    for (const node of facts.after?.nodes ?? []) {
      if (node.children.length === 0 || facts.after?.byId.get(node.id) !== node) continue;
      const open = node.children.filter((child) => !child.passes).map((child) => child.id);
      if (followsChildren(node) || marksUnchanged(facts.before?.byId.get(node.id), node)) continue;
      const detail = {
        subject: subjectOf(node.id, 'passes'),
        at: afterPlace(node, 'passes'),
        data: { open },
      };
      if (node.passes) yield problem('open', { path: pathOf(node), children: open.join(', ') }, detail);
      else yield problem('passed', { path: pathOf(node) }, detail);
    }
  },
});
