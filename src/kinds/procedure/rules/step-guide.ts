import { implementedName } from '../entity.ts';
import { procedureRule } from '../facts.ts';
import { guideSections } from '../guide.ts';
import { afterPlace, nameOf, nodeSubject } from '../places.ts';

export const stepGuide = procedureRule({
  id: 'procedure/step-guide',
  title: 'Every step contains its complete guide',
  why: 'A step that does not say what to do, why and how leaves its agent without context (V4).',
  fix: "Write the sections What, Why and How into the step's content, in full.",
  messageFixes: {
    implemented:
      'Add a link with the verb implemented_in or implements, from the step or its procedure to what implements it.',
    external: "Write into the step's content what the other document says.",
  },
  severity: 'error',
  messageSeverities: { missing: 'warning', implemented: 'warning', external: 'warning' },
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: {
    empty: 'step {step} has no guide: its content is empty or a placeholder',
    sections: 'step {step} has no guide: its content has none of the sections What, Why and How',
    missing: 'step {step} has no section {section}, or nothing in it',
    implemented: 'step {step} has no link implemented_in or implements, nor has its procedure',
    external: 'step {step} seems to need another document ("{reference}"); a guide stands in the step itself',
  },
  *check(facts, problem) {
    for (const { node, guide, isImplemented } of facts.steps) {
      const step = nameOf(node);
      const at = afterPlace(node, 'content');
      const on = (subject: string) => ({ subject: nodeSubject(node.id, subject), at });
      if (guide.isEmpty) yield problem('empty', { step }, on('content'));
      else if (guide.sections.length === 0) yield problem('sections', { step }, on('content'));
      else
        for (const section of guideSections)
          if (!guide.sections.includes(section))
            yield problem('missing', { step, section }, { ...on(`content/${section}`), data: { section } });
      if (!isImplemented)
        yield problem(
          'implemented',
          { step },
          {
            subject: nodeSubject(node.id, implementedName),
            at: afterPlace(node),
          },
        );
      if (guide.refersTo !== undefined)
        yield problem('external', { step, reference: guide.refersTo }, on('content'));
    }
  },
});
