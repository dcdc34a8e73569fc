import { describe, expect, it } from 'vitest';
import { changing, check, node, tree } from '../../../support/trees.ts';

const subject = 'chore(loop): run 7f3a iter 12 node a status=retry guard=skipped';
const before = tree(node('a'));
const after = changing(before, 'a', { attempts: 1 });
const stepIn = (message: string) => check({ before, after, message }).step;

describe('the commit subject of the reference runner', () => {
  it.each([
    ['alone', subject],
    ['with a body', `${subject}\n\nSome text.\n`],
    ['with CRLF', `${subject}\r\n\r\nSome text.\r\n`],
  ])('declares the step: %s', (_, message) => {
    expect(stepIn(message)).toEqual({ node: 'a', status: 'retry', guard: 'skipped', source: 'subject' });
  });

  it('names a node with spaces', () => {
    const spaced = tree(node('a b'));
    const message = subject.replace('node a', 'node a b');
    const report = check({ before: spaced, after: changing(spaced, 'a b', { attempts: 1 }), message });
    expect(report.step).toMatchObject({ node: 'a b', source: 'subject' });
    expect(report.findings).toEqual([]);
  });

  it.each([
    ['the number of a pull request', `${subject} (#12)`],
    ['another type', subject.replace('chore', 'feat')],
    ['another scope', subject.replace('loop', 'tree')],
    ['a capital', subject.replace('chore', 'Chore')],
    ['two spaces', subject.replace(' iter', '  iter')],
    ['a space before it', ` ${subject}`],
    ['a space behind it', `${subject} `],
    ['no run', subject.replace(' run 7f3a', '')],
    ['an iteration that is no number', subject.replace('12', 'twelve')],
    ['no guard', subject.replace(' guard=skipped', '')],
    ['another status', subject.replace('retry', 'again')],
    ['a replan, which no runner does', subject.replace('retry', 'replan')],
    ['a line before it', `\n${subject}`],
    ['its place in the body', `work\n\n${subject}`],
  ])('has one exact form: not with %s', (_, message) => {
    expect(stepIn(message)?.source).toBe('inferred');
  });
});
