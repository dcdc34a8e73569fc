import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const caseCollision = fileRule({
  id: 'state-file/case-collision',
  title: 'No other path is the same but for case',
  why: 'Where file systems ignore case or Unicode composition, a checkout keeps one of the two files and loses the other.',
  fix: 'Rename or remove one of the two files.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot', 'step', 'merge'],
  messages: { collision: 'differs from {path} only in case or Unicode composition' },
  *check(facts, problem) {
    const [path] = facts.collisions;
    if (facts.after === null || path === undefined) return;
    yield problem('collision', { path }, { subject: '', at: inAfter(''), data: { paths: facts.collisions } });
  },
});
