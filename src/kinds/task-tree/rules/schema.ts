import { inAfter } from '../../../formats/location.ts';
import { treeRule } from '../facts.ts';
import { schemaMessages } from '../messages.ts';

export const schema = treeRule({
  id: 'task-tree/schema',
  title: 'The tree follows its schema',
  why: 'A tree that does not follow schemas/task_tree/v1.schema.json is read differently by every tool.',
  fix: 'Give the field the type the schema asks for; all ten fields are required and no others are allowed.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  supersedes: ['task-tree/state-update', 'task-tree/initial', 'task-tree/undeclared-pass'],
  messages: schemaMessages,
  *check(facts, problem) {
    for (const { messageId, subject, refused, pointer, place, field, expected, found } of facts.after
      ?.schemaErrors ?? []) {
      const data = { field, expected, found };
      const detail = { subject, at: inAfter(pointer), data, refuses: [refused] };
      yield problem(messageId, { place, field, expected, found }, detail);
    }
  },
});
