// node named.mjs [no-<sentence>]   — the named histories of the law, each with what it must say, by hand.
import assert from 'node:assert/strict';
import { check as judge, repair, digest, mended } from './account.mjs';
const isMain = process.argv[1]?.endsWith('named.mjs');
const law = { ...mended, ...(isMain ? { [process.argv[2]?.slice(3)]: false } : {}) };
/** What the cases asked, so that another engine can be asked the same. */
export const asked = [];
const check = (commits, o) => { asked.push({ commits, ...o }); return judge(commits, { law, ...o }); };
const i = (contract, done = false, counter = 0, title = contract[0].toUpperCase()) => ({ title, contract, done, counter, tags: [], claim: '' });
const d = (items, plan = 'alpha') => ({ plan, items });
const A = i('A', true); const B = i('B');
const weak = i('weak', true, 0, 'A');
/** [id, parents, doc of p or { files }, message, code] */
const history = (...list) => list.map(([id, parents, p, message = '', code = '0']) => ({ id, parents: [].concat(parents), files: p?.files ?? (p ? { p } : {}), message, code }));
const start = [['r', [], d({ a: i('A'), b: B })], ['b', 'r', d({ a: A, b: B })]];
const ends = (r, commit) => r.findings.filter((f) => f.commit === commit && f.severity === 'error').map((f) => `${f.rule}[${f.subjects}] ${f.status}`).sort();
const says = (r, commit) => [...r.notes, ...r.findings.filter((f) => f.severity !== 'error')].filter((n) => n.commit === commit).map((n) => `${n.rule}[${[...n.subjects].sort()}]`).sort();
const fixed = (h, r, o) => check([...h, { id: 'fix', parents: [h.at(-1).id], files: Object.fromEntries(Object.entries({ ...h.at(-1).files, ...repair(r) }).filter(([, x]) => x)), code: h.at(-1).code, message: '' }], o);
const from = (base, more) => ({ base, ...more });
const cases = {
  'refused, restored, repeated (rules 5, 6)': () => {
    const bad = d({ b: i('B', true) });
    const r = check(history(...start, ['1', 'b', bad], ['2', '1', start[1][2]], ['3', '2', bad]), from('b'));
    assert.deepEqual([ends(r, '1'), says(r, '2'), ends(r, '3'), r.verdict], [['done-removed[a] taken-back'], ['taken back[a,b]'], ['done-removed[a] open'], 'fail']);
  },
  'two made-up plans, and back (rules 2, 3, 7)': () => {
    const one = d({ x: i('X', true) }, 'beta'); const two = d({ y: i('Y', true) }, 'gamma'); const on = d({ y: i('Y', true), w: i('W') }, 'gamma');
    const r = check(history(...start, ['1', 'b', one], ['2', '1', two], ['2b', '2', on], ['3', '2b', one]), from('b'));
    assert.deepEqual([ends(r, '1'), says(r, '2'), ends(r, '2'), ends(r, '3'), r.verdict], [['born-done[x#done] settled'], ['rotated[x]', 'settled[x#done]'], ['born-done[y#done] settled'], ['born-done[x#done] open'], 'fail']);
    // Straight back takes the second back, and the first stands refused again.
    const s = check(history(...start, ['1', 'b', one], ['2', '1', two], ['3', '2', one]), from('b'));
    assert.deepEqual([ends(s, '1'), ends(s, '2'), s.verdict], [['born-done[x#done] open'], ['born-done[y#done] taken-back'], 'fail']);
  },
  'import, then removal or reopening (rule 9)': () => {
    for (const doc of [d({ b: B }), d({ a: i('A'), b: B })]) assert.equal(check(history(['b', [], d({ a: A, b: B })], ['1', 'b', doc]), from('b')).verdict, 'fail');
  },
  'born done put back to open, or away, in a later range (rule 9)': () => {
    for (const doc of [d({ a: A, b: B, c: i('C') }), d({ a: A, b: B })]) {
      const honest = d({ a: A, b: { ...B, tags: ['t'] }, c: i('C', true) });
      const r = check(history(...start, ['1', 'b', d({ a: A, b: B, c: i('C', true) })], ['1b', '1', honest], ['2', '1b', doc]), from('1'));
      assert.deepEqual([r.verdict, says(r, '2').includes('repaired[c#done]')], ['pass', true]);
    }
  },
  'away as a repair, then done again (rules 6, 7, 9)': () => {
    const bad = d({ a: A, b: B, c: i('C', true) });
    const r = check(history(...start, ['1', 'b', bad], ['2', '1', d({ a: A, b: B })], ['3', '2', bad]), from('1'));
    assert.deepEqual(ends(r, '3'), ['born-done[c#done] open']);
  },
  'reopened with a reason, reworded, done again: a warning of the net': () => {
    const r = check(history(...start, ['1', 'b', d({ a: i('A'), b: B }), 'reason:a'], ['2', '1', d({ a: i('weak', false, 0, 'A'), b: B })], ['3', '2', d({ a: weak, b: B })]), from('b'));
    assert.deepEqual([r.verdict, r.net.map((f) => [f.rule, f.severity, f.chain])], ['pass', [['done-changed', 'warning', ['1', '2', '3']]]]);
  },
  'reopened without one, reworded, done again: refused (rule 3 frees nothing)': () => {
    const r = check(history(...start, ['1', 'b', d({ a: i('A'), b: B })], ['2', '1', d({ a: i('weak', false, 0, 'A'), b: B })], ['3', '2', d({ a: weak, b: B })]), from('b'));
    assert.deepEqual([r.verdict, ends(r, '2'), r.net], ['fail', ['done-changed[a#contract] open'], []]);
  },
  'two refused commits, reverted newest first (rule 5)': () => {
    const one = d({ a: i('x', true, 0, 'A'), b: i('B', true) }); const two = d({ a: i('y', true, 0, 'A'), b: i('B', true) });
    const r = check(history(...start, ['1', 'b', one], ['2', '1', two], ['3', '2', one], ['4', '3', start[1][2]]), from('b'));
    assert.deepEqual([r.verdict, ends(r, '1'), ends(r, '2')], ['pass', ['done-changed[a#contract] taken-back'], ['done-changed[a#contract] taken-back']]);
  },
  'a waived change, either way, until a third value (rule 8)': () => {
    const bad = d({ a: weak, b: B }); const good = start[1][2];
    const waivers = [{ path: 'p', rule: 'done-changed', change: digest({ subjects: ['a#contract'] }, good, bad) }];
    const h = history(...start, ['1', 'b', bad], ['2', '1', good], ['3', '2', bad]);
    for (const head of ['1', '2', '3']) assert.equal(check(h, from('b', { waivers, head })).verdict, 'pass');
    const third = d({ a: i('third', true, 0, 'A'), b: B });
    assert.equal(check([...h, ...history(['4', '3', third])], from('b', { waivers })).verdict, 'fail');
    const open = (c) => d({ a: i(c, false, 0, 'A'), b: B });
    const legally = [...h, ...history(['4', '3', open('weak'), 'reason:a'], ['5', '4', open('third')], ['6', '5', open('A')], ['7', '6', good], ['8', '7', bad])];
    assert.deepEqual(['7', '8'].map((head) => check(legally, from('b', { waivers, head })).verdict), ['pass', 'fail']);
    // Gone from the base, it settles nothing new: back is a repair, again is refused.
    assert.equal(check(h, from('1', { head: '2' })).verdict, 'pass');
    assert.equal(check(h, from('1')).verdict, 'fail');
  },
  'a rotation settles what stood refused, with a warning (rule 3)': () => {
    const r = check(history(...start, ['1', 'b', d({ a: weak, b: B })], ['2', '1', d({ n: i('N') }, 'beta')]), from('b'));
    assert.deepEqual([r.verdict, ends(r, '1'), says(r, '2')], ['pass', ['done-changed[a#contract] settled'], ['rotated[a,b]', 'settled[a#contract]']]);
  },
  'archived and begun anew (rule 7)': () => {
    const old = d({ a: A, b: B });
    const anew = (doc) => check(history(...start, ['1', 'b', { files: { archive: old } }], ['2', '1', { files: { archive: old, p: doc } }]), from('b'));
    assert.deepEqual([anew(d({ n: i('N') })).verdict, says(anew(d({ n: i('N') })), '2')], ['pass', ['begun-anew[@file]']]);
    assert.deepEqual(ends(anew(d({ n: i('N', true) })), '2'), ['born-done[n#done] open']);
    assert.deepEqual(ends(anew(d({ a: weak })), '2'), ['done-changed[a#contract] open']);
    assert.equal(anew(old).verdict, 'pass');
    // Without the archive it is judged against the old one.
    const r = check(history(...start, ['1', 'b', null], ['2', '1', d({ n: i('N') })]), from('b'));
    assert.deepEqual([ends(r, '1'), ends(r, '2')], [['deleted[@file] open'], ['done-removed[a] open']]);
  },
  'an archive that is added later repairs the deletion': () => {
    const h = (doc) => history(...start, ['1', 'b', null], ['2', '1', { files: { archive: doc } }]);
    assert.deepEqual(ends(check(h(d({ a: A, b: B })), from('b')), '1'), ['deleted[@file] repaired']);
    assert.equal(check(h(d({ a: weak, b: B })), from('b')).verdict, 'fail');
  },
  'a merge where the base equals one side': () => {
    const flip = d({ a: A, b: i('B', true) });
    const m = (doc) => check(history(...start, ['1', 'b', flip], ['2', 'b', d({ a: A, b: B }), '', 'k'], ['m', ['1', '2'], doc, '', 'k']), from('b'));
    assert.deepEqual([m(flip).verdict, m(flip).findings], ['pass', []]);
    assert.deepEqual(ends(m(d({ a: A, b: B })), 'm'), ['merge-lost[b#done] open']);
  },
  'two plans merged: the plan is the unit': () => {
    const one = d({ x: i('X') }, 'beta'); const two = d({ y: i('Y'), z: i('Z') }, 'gamma'); const done = d({ x: i('X', true) }, 'beta');
    const m = (files, more = []) => check(history(...start, ['1', 'b', one], ['1b', '1', done], ['2', 'b', two], ['m', ['1b', '2'], { files }], ...more), from('b'));
    const gone = m({ p: two }).findings.find((f) => f.commit === 'm');
    assert.deepEqual([gone.rule, gone.severity, gone.plan, gone.done, m({ p: two }).verdict], ['plan-gone', 'warning', 'beta', 1, 'pass']);
    assert.equal(m({ p: two, archive: done }).findings.find((f) => f.commit === 'm').severity, 'note');
    assert.equal(m({ p: d({ y: i('Y', true), z: i('Z') }, 'gamma') }).verdict, 'pass');
    assert.deepEqual(ends(m({ p: d({ y: i('Y'), z: i('Z'), q: i('Q', true) }, 'gamma') }), 'm'), ['born-done[q#done] open']);
  },
  'a merge joins accounts': () => {
    const bad = d({ a: weak, b: B });
    const r = check(history(...start, ['1', 'b', bad], ['2', 'b', d({ a: A, b: i('B', true) })], ['m', ['1', '2'], d({ a: weak, b: i('B', true) })]), from('b'));
    assert.deepEqual([ends(r, '1'), ends(r, 'm')], [['done-changed[a#contract] open'], []]);
    const s = check(history(...start, ['1', 'b', bad], ['2', 'b', d({ a: A, b: i('B', true) })], ['m', ['1', '2'], d({ a: A, b: i('B', true) })]), from('b'));
    assert.equal(s.verdict, 'pass');
  },
  'a counter that was taken back stays refused, and is repaired (rule 5)': () => {
    const h = history(...start, ['1', 'b', d({ a: weak, b: i('B', false, 1) })], ['2', '1', start[1][2]]);
    const r = check(h, from('b'));
    assert.deepEqual([ends(r, '1'), ends(r, '2')], [['done-changed[a#contract] taken-back'], ['counter-lowered[b#counter] open']]);
    assert.deepEqual([repair(r).p.items.b.counter, fixed(h, r, from('b')).verdict], [1, 'pass']);
  },
  'an exact revert lowers no counter either': () => {
    const h = history(...start, ['1', 'b', d({ a: A, b: i('B', true, 1) }), '', 'k'], ['2', '1', start[1][2], '', '0'], ['3', '2', d({ a: A, b: i('B', true, 1) }), '', 'k']);
    const r = check(h, from('b', { head: '2' }));
    assert.deepEqual([ends(r, '2'), says(r, '2')], [['counter-lowered[b#counter] open'], ['reverted[b]']]);
    assert.equal(check(h, from('b')).verdict, 'pass');
  },
  'something missing: the value demanded is the ground, the message a circumstance (rules 2, 6)': () => {
    const tagged = (n) => d({ a: A, b: { ...i('B', false, n), tags: ['t'] } });
    const h = history(...start, ['1', 'b', tagged(0), 'retry:b']);
    const r = check(h, from('b'));
    assert.deepEqual([ends(r, '1'), repair(r).p.items.b.counter, fixed(h, r, from('b')).verdict], [['retry-uncounted[b#counter] open'], 1, 'pass']);
    const back = [...h, ...history(['2', '1', start[1][2]])];
    assert.equal(check([...back, ...history(['3', '2', tagged(0), 'retry:b'])], from('b')).verdict, 'fail');
    assert.equal(check([...back, ...history(['3', '2', tagged(0)])], from('b')).verdict, 'pass');
    // A side that never touched the counter does not free it.
    const m = check([...h, ...history(['2', 'b', d({ a: A, b: B, c: i('C') })], ['m', ['1', '2'], { files: { p: d({ ...tagged(0).items, c: i('C') }) } }])], from('b'));
    assert.deepEqual(ends(m, '1'), ['retry-uncounted[b#counter] open']);
  },
  'a renamed plan gives no new contract (plan-rotation)': () => {
    const r = check(history(...start, ['1', 'b', d({ a: weak, z: i('Z') }, 'beta')]), from('b'));
    assert.deepEqual(ends(r, '1'), ['done-changed[a#contract] open']);
    const h = history(...start, ['1', 'b', d({ a: weak, z: i('Z') }, 'beta')], ['2', '1', d({ a: A, z: i('Z') }, 'beta')]);
    for (const base of ['b', '1']) assert.deepEqual([check(h, from(base)).verdict, says(check(h, from(base)), '2')], ['pass', ['repaired[a#contract]']]);
    assert.equal(check(history(...start, ['1', 'b', d({ a: A, z: i('Z') }, 'beta')]), from('b')).verdict, 'pass');
  },
  'a file that came with a done item, taken away and brought again (rules 6, 7)': () => {
    const bad = { files: { p: start[1][2], q: d({ x: i('X', true) }, 'other') } };
    const r = check(history(...start, ['1', 'b', bad], ['2', '1', start[1][2]], ['3', '2', bad]), from('b'));
    assert.deepEqual([ends(r, '1'), ends(r, '3')], [['born-done[x#done] taken-back'], ['born-done[x#done] open']]);
  },
  'broken, then weaker: passed over': () => {
    const r = check(history(...start, ['1', 'b', { bad: 'x' }], ['2', '1', d({ a: weak, b: B })]), from('b'));
    assert.deepEqual([ends(r, '1'), ends(r, '2')], [['unreadable[@file] repaired'], ['done-changed[a#contract] open']]);
  },
};
export const namedCases = Object.entries(cases);
let red = 0;
if (isMain) for (const [name, run] of namedCases) {
  try { run(); console.log(`ok   ${name}`); } catch (e) { red++; console.log(`RED  ${name}\n${e.message.split('\n').slice(0, 40).join('\n')}`); }
}
if (isMain) process.exitCode = red ? 1 : 0;
