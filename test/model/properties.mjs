// The engine is a parameter here (propertiesOf), and may be asynchronous; without one it is the model itself.
// node properties.mjs [runs] [property prefix or all] [no-<sentence>]   — each property of the law over generated histories.
import fc from 'fast-check';
import { check as modelCheck, repair as modelRepair, mended, count, digest } from './account.mjs';
import { build, scenario, honestOps, ops, branching } from './generate.mjs';
import * as toy from './toy.mjs';
const { eq, clone, readable, itemsOf, get, graft } = toy;
const isMain = process.argv[1]?.endsWith('properties.mjs');
const runs = Number((isMain && process.argv[2]) || 1000);
const only = isMain && process.argv[3];
const law = isMain && process.argv[4]?.startsWith('no-') ? { ...mended, [process.argv[4].slice(3)]: false } : mended;
/** Whether a commit took something back or reverted it. */
const wentBack = (r, id) => [...r.notes, ...r.findings].some((n) => n.commit === id && ['taken back', 'reverted'].includes(n.rule));
const repairWith = (commits, base, head) => modelRepair(modelCheck(commits, { base, head, law }));
export const make = (s, o) => build(s, { repairWith, ...o });
export const tell = (h) => h.commits.map((c) => `${c.id}<-${c.parents} ${c.op ?? ''} ${c.message ?? ''} k=${c.code} ${Object.entries(c.files).map(([p, d]) => `${p}:${!d ? '-' : d.bad ? 'BAD' : `${d.plan}{${Object.entries(d.items).map(([k, i]) => `${k}=${i.contract}${i.done ? '+' : ''}${i.counter || ''}${i.tags.join('')}`).join(' ')}}`}`).join(' ')}`).join('\n');
const words = (c) => new Set((c.message ?? '').split(/\s+/));
const parentsOf = (h, c) => c.parents.map((p) => h.commits.find((x) => x.id === p));
const ancestors = (h, id, seen = new Set()) => { if (!seen.has(id)) { seen.add(id); h.commits.find((c) => c.id === id).parents.forEach((p) => ancestors(h, p, seen)); } return seen; };
const inRange = (h) => { const a = ancestors(h, h.head); const b = ancestors(h, h.base); return h.commits.filter((c) => a.has(c.id) && !b.has(c.id)); };
const at = (h, id) => h.commits.find((c) => c.id === id);
const docOf = (c) => c.files.p ?? c.files.q ?? null;
const fail = (msg, h, r) => { throw new Error(`${msg}\n${tell(h)}\nbase ${h.base} head ${h.head}\n${r ? `${r.verdict} ${r.findings.map((f) => `${f.commit}:${f.rule}[${f.subjects}]=${f.status}`).join(' ')} | ${r.notes.map((n) => `${n.commit}:${n.rule}[${n.subjects}]`).join(' ')}` : ''}`); };
/** An excuse told by the history alone: a plan changed, the file was archived, a reason was given, ungoverned code went back. */
function excused(h, key) {
  return inRange(h).some((c) => parentsOf(h, c).some((p) => {
    const [a, b] = [docOf(p), docOf(c)];
    return (readable(a) && readable(b) && a.plan !== b.plan) || (b === null && a !== null && c.files.archive) || [...words(c)].some((w) => w.startsWith('reason:') && (key.startsWith(w.slice(7)) || w.slice(7).startsWith(key[0]))) || c.op === 'restoreCode';
  }));
}
/** Whether the head holds the item done, in whatever file, an archive too. */
const stands = (h, i) => Object.values(at(h, h.head).files).some((d) => Object.values(itemsOf(d)).some((x) => x.done && x.contract === i.contract));
/** The same history, its base somewhere in the middle of it. */
const midway = (s) => { const h = make(s); const line = []; for (let c = at(h, h.head); c; c = at(h, c.parents[0])) line.push(c.id); const n = (s.ops[0].i + s.ops[0].j) % line.length; return { ...h, base: line[n] }; };
const without = (files) => Object.fromEntries(Object.entries(files).filter(([, d]) => d !== null));
const withFix = (h, files) => ({ ...h, commits: [...h.commits, { id: 'fix', parents: [h.head], files: { ...(at(h, h.head).files.archive ? { archive: at(h, h.head).files.archive } : {}), ...without(clone(files)) }, code: at(h, h.head).code, message: '', op: 'fix' }], head: 'fix' });
export const propertiesOf = ({ check, repair }) => {
  const judgeAll = (h, o = {}) => check(h.commits, { base: h.base, head: h.head, law, ...o });
  return {
  'a1 what was done at the base is done with the same contract, or its going is told': async (s) => {
    const h = make(s); const r = await judgeAll(h);
    if (r.verdict !== 'pass') return;
    for (const [k, i] of Object.entries(itemsOf(docOf(at(h, h.base))))) {
      if (!i.done) continue;
      const there = stands(h, i);
      const told = r.findings.some((f) => f.rule === 'deleted' && f.severity === 'note' || (f.rule === 'plan-gone' || f.rule === 'rotated') && f.subjects.some((x) => x[0] === k[0]));
      if (!there && !told && !excused(h, k) && !(docOf(at(h, h.head)) === null && toy.finished(docOf(at(h, h.base))))) fail(`lost ${k}`, h, r);
    }
  },
  'a2 no counter is lower': async (s) => {
    const h = make(s); const r = await judgeAll(h);
    if (r.verdict !== 'pass') return;
    for (const [k, i] of Object.entries(itemsOf(docOf(at(h, h.base))))) {
      const x = itemsOf(docOf(at(h, h.head)))[k];
      const renamedOff = inRange(h).some((c) => readable(docOf(c)) && !docOf(c).items[k]);
      const plans = inRange(h).some((c) => readable(docOf(c)) && docOf(c).plan !== docOf(at(h, h.base)).plan) || r.findings.some((f) => f.rule === 'begun-anew');
      if (x && x.counter < i.counter && !plans && !renamedOff && !inRange(h).some((c) => c.files.archive)) fail(`counter of ${k}`, h, r);
    }
  },
  'a3 nothing is done at the head that was never rightly done (one line)': async (s) => {
    const h = make({ ...s, ops: s.ops.filter((o) => !['branch', 'merge', 'evil', 'move', 'archive', 'delete', 'break'].includes(o.op)) }); const r = await judgeAll(h);
    if (r.verdict !== 'pass') return;
    const right = new Set(); const id = (d, k) => `${d.plan}/${d.items[k].contract}`;
    const b = docOf(at(h, h.base));
    for (const k of Object.keys(b.items)) if (b.items[k].done) right.add(id(b, k));
    let prev = b;
    for (const c of inRange(h)) {
      const next = docOf(c);
      const rightly = clone(prev); for (const k in itemsOf(rightly)) if (next.items?.[k] && rightly.plan === next.plan && right.has(id(next, k)) && rightly.items[k].contract === next.items[k].contract && next.items[k].done) rightly.items[k].done = true;
      const bad = toy.judge(rightly, next, { words: words(c), }).filter((f) => f.severity === 'error').flatMap((f) => f.subjects);
      const map = toy.renames(prev, next);
      for (const k of Object.keys(next.items)) {
        const from = prev.plan === next.plan ? prev.items[Object.keys(map).find((x) => map[x] === k) ?? k] : undefined;
        if (!next.items[k].done || from?.done) continue;
        // Key, title and done kept over a rotation: the contract of the old plan stays the right one.
        const old = prev.plan !== next.plan && prev.items[k]?.title === next.items[k].title && right.has(id(prev, k)) ? prev.items[k] : undefined;
        if (old) { right.add(`${next.plan}/${old.contract}`); continue; }
        if (!bad.some((x) => x === `${k}#done`)) right.add(id(next, k));
      }
      prev = next;
    }
    const head = docOf(at(h, h.head));
    for (const k of Object.keys(head.items)) if (head.items[k].done && !right.has(id(head, k)) && !inRange(h).some((c) => c.op === 'reword')) fail(`${k} stands done`, h, r);
  },
  'a4 the same after an import: the first commit brings done items, and is the base': async (s) => {
    const h = make(s, { imported: true }); const r = await judgeAll(h);
    if (r.verdict !== 'pass') return;
    for (const [k, i] of Object.entries(itemsOf(docOf(at(h, h.base))))) {
      if (!i.done) continue;
      const there = stands(h, i);
      const told = r.findings.some((f) => f.rule === 'deleted' && f.severity === 'note' || (f.rule === 'plan-gone' || f.rule === 'rotated') && f.subjects.some((x) => x[0] === k[0]));
      if (!there && !told && !excused(h, k) && !(docOf(at(h, h.head)) === null && toy.finished(docOf(at(h, h.base))))) fail(`lost ${k}`, h, r);
    }
  },
  'a5 the same from a base in the middle of anything': async (s) => {
    const h = midway(s); const r = await judgeAll(h);
    if (r.verdict !== 'pass') return;
    for (const [k, i] of Object.entries(itemsOf(docOf(at(h, h.base))))) {
      if (!i.done) continue;
      const there = stands(h, i);
      const told = [...r.notes, ...r.findings.filter((f) => f.rule === 'reverted')].some((n) => n.subjects.some((x) => x === '@file' || toy.entityOf(x)[0] === k[0])) || r.findings.some((f) => f.rule === 'deleted' && f.severity === 'note' || (f.rule === 'plan-gone' || f.rule === 'rotated') && f.subjects.some((x) => x[0] === k[0]));
      if (!there && !told && !excused(h, k) && !(docOf(at(h, h.head)) === null && toy.finished(docOf(at(h, h.base))))) fail(`lost ${k}`, h, r);
    }
  },
  'b1 taken back and done again is refused again': async (s) => {
    const h = make(s);
    for (const c of inRange(h).filter((x) => x.parents.length === 1)) {
      const alone = await judgeAll({ ...h, head: c.id });
      const mine = alone.findings.filter((f) => f.commit === c.id && f.severity === 'error' && !f.again);
      if (!mine.length) continue;
      // An open item that is flipped by itself is another transition than one that is born done.
      if (mine.length !== alone.open.length) continue;
      const kin = mine.some((f) => f.rule === 'born-done');
      const parent = at(h, c.parents[0]);
      for (const via of ['back', 'repair', 'rotate', 'code']) {
        if (kin && via === 'repair') continue;
        const line = h.commits.filter((x) => ancestors(h, c.id).has(x.id));
        const back = via === 'back' || via === 'code' ? parent.files : via === 'repair' ? clone(repair(alone)) : { p: { plan: 'omega', items: {} } };
        const list = [...line, { id: 'x1', parents: [c.id], files: back, code: via === 'code' ? 'zz' : c.code, message: '' }];
        if (via === 'rotate') { if (!readable(c.files.p) || !readable(parent.files.p) || c.files.p.plan !== parent.files.p.plan) continue; list.push({ id: 'x1b', parents: ['x1'], files: parent.files, code: c.code, message: '' }); }
        const before = await check(list, { base: h.base, law });
        const files = via === 'repair' ? clone(back) : clone(c.files);
        if (via === 'repair') for (const f of mine.filter((m) => alone.open.includes(m.id))) for (const x of f.subjects) files[f.path] = graft(files[f.path] ?? null, x, c.files[f.path] ?? null);
        if (via === 'repair' && eq(files, back)) continue;
        const twice = [...list, { id: 'x2', parents: [list.at(-1).id], files, code: c.code, message: c.message }];
        const r = await check(twice, { base: h.base, law });
        if (r.verdict === 'pass') fail(`${via}: ${mine.map((f) => f.rule)} again at x2 is green`, { ...h, commits: twice, head: 'x2' }, r);
      }
    }
  },
  'c1 the printed repair turns green': async (s) => {
    const h = make(s); const r = await judgeAll(h);
    if (r.verdict === 'pass') return;
    const files = clone(repair(r)); for (const p in files) if (files[p] === null) delete files[p];
    if (at(h, h.head).files.archive) files.archive = at(h, h.head).files.archive;
    const fixed = { ...h, commits: [...h.commits, { id: 'fix', parents: [h.head], files, code: at(h, h.head).code, message: '', op: 'fix' }], head: 'fix' };
    const after = await judgeAll(fixed);
    if (after.verdict !== 'pass') fail('still red after the repair', fixed, after);
  },
  'c2 taking back directly after R is green, but for counters': async (s) => {
    const h = make(s);
    for (const c of inRange(h).filter((x) => x.parents.length === 1)) {
      if (Object.values(at(h, c.parents[0]).files).some((d) => d?.bad)) continue;
      const before = await judgeAll({ ...h, head: c.parents[0] }); const with_ = await judgeAll({ ...h, head: c.id });
      if (with_.open.length <= before.open.length || with_.verdict === 'pass' || wentBack(with_, c.id)) continue;
      const line = h.commits.filter((x) => ancestors(h, c.id).has(x.id));
      const list = [...line, { id: 'x', parents: [c.id], files: at(h, c.parents[0]).files, code: c.code, message: '', op: 'back' }];
      const r = await check(list, { base: h.base, law });
      const bad = r.open.filter((id) => !before.open.includes(id) && !id.includes('counter-lowered'));
      if (bad.length) fail(`after taking back: ${bad}`, { ...h, commits: list, head: 'x' }, r);
    }
  },
  'c3 refused commits reverted one after the other, or by one restore, leave nothing but counters': async (s) => {
    const h = make({ ...s, ops: s.ops.filter((o) => !['branch', 'merge', 'evil', 'move', 'again', 'restoreCode', 'restore'].includes(o.op)) });
    const chain = []; let c = at(h, h.head);
    while (c.parents.length === 1 && c.id !== h.base) {
      const one = await judgeAll({ ...h, head: c.id }); const before = await judgeAll({ ...h, head: c.parents[0] });
      if (!one.findings.some((f) => f.commit === c.id && f.severity === 'error' && !f.again) || wentBack(one, c.id)) break;
      chain.push(c); c = at(h, c.parents[0]);
    }
    if (chain.length < 2 || Object.values(c.files).some((d) => d?.bad)) return;
    const until = await judgeAll({ ...h, head: c.id });
    for (const way of ['each', 'once']) {
      const list = [...h.commits.filter((x) => ancestors(h, h.head).has(x.id))]; let head = h.head;
      for (const x of way === 'each' ? chain : [chain.at(-1)]) { list.push({ id: `${x.id}'`, parents: [head], files: at(h, x.parents[0]).files, code: at(h, h.head).code, message: '', op: 'revert' }); head = `${x.id}'`; }
      const r = await check(list, { base: h.base, head, law });
      const counters = r.findings.some((f) => f.rule === 'counter-lowered' && f.commit.endsWith("'"));
      if (!counters && r.open.some((id) => !until.open.includes(id))) fail(`${way}: ${r.open}`, { ...h, commits: list, head }, r);
    }
  },
  'c4 the printed repair turns green from a base in the middle': async (s) => {
    const h = midway(s); const r = await judgeAll(h);
    if (r.verdict === 'pass') return;
    const files = clone(repair(r)); for (const p in files) if (files[p] === null) delete files[p];
    if (at(h, h.head).files.archive) files.archive = at(h, h.head).files.archive;
    const fixed = { ...h, commits: [...h.commits, { id: 'fix', parents: [h.head], files, code: at(h, h.head).code, message: '', op: 'fix' }], head: 'fix' };
    const after = await judgeAll(fixed);
    if (after.verdict !== 'pass') fail('still red after the repair', fixed, after);
  },
  'c5 every printed repair is green with any base between the refused commit and the head': async (s) => {
    const h = make(s); const r = await judgeAll(h);
    if (r.verdict === 'pass') return;
    const fixed = withFix(h, repair(r));
    const errors = Object.values(r.heads).flatMap((x) => x.errors);
    for (const b of inRange(h)) {
      const behind = ancestors(h, b.id);
      // Rule 9: nothing is no ground where the whole file or plan came with what is behind the base.
      if (!errors.some((e) => behind.has(e.commit)) || errors.some((e) => e.whole && behind.has(e.commit))) continue;
      // From this base the later commits are refused for the same; where they are not, its own print is another one (c4).
      const later = (x) => x.findings.filter((f) => f.severity === 'error' && !behind.has(f.commit)).map((f) => f.id).sort();
      const mine = await judgeAll({ ...h, base: b.id });
      if (!eq(later(mine), later(r)) || mine.open.some((id) => !r.open.includes(id))) { count.left++; continue; }
      count.tried++;
      const after = await judgeAll({ ...fixed, base: b.id });
      if (after.verdict !== 'pass') fail(`red from ${b.id} after the repair`, { ...fixed, base: b.id }, after);
    }
  },
  'c6 what a merged refused commit left can be repaired in a later range': async (s) => {
    const h = make(s); const merged = await judgeAll(h);
    for (const [path, e] of Object.entries(merged.heads).flatMap(([p, x]) => x.errors.map((y) => [p, y]))) {
      if (e.whole) continue;
      // One error alone, or after honest work elsewhere, or the account as it was printed.
      const files = clone(at(h, h.head).files);
      for (const x of [...e.subjects].sort((a, b) => a.includes('#') - b.includes('#'))) files[path] = graft(files[path] ?? null, x, e.ground);
      if (files[path]?.bad) continue;
      const list = [...h.commits, { ...at(h, h.head), id: 'honest', parents: [h.head], code: 'hh', message: '' }];
      for (const base of [h.head, 'honest']) {
        const fixed = { ...h, commits: [...list, { id: 'fix', parents: ['honest'], files: without(files), code: 'hh', message: '', op: 'fix' }], base, head: 'fix' };
        const after = await judgeAll(fixed);
        if (after.verdict !== 'pass') fail(`${e.id} cannot be repaired`, fixed, after);
        if (!eq(files, at(h, h.head).files) && ![...after.notes, ...after.findings].some((n) => n.commit === 'fix')) fail(`${e.id}: nothing is said`, fixed, after);
      }
    }
  },
  'd a finding refuses enough, and no more than it must': async (s) => {
    const h = make(s);
    for (const c of inRange(h).filter((x) => x.parents.length === 1)) for (const p of ['p']) {
      if (parentsOf(h, c)[0].files[p]?.bad) continue;
      const map = toy.renames(parentsOf(h, c)[0].files[p] ?? null, c.files[p] ?? null);
      const prev = toy.rekey(parentsOf(h, c)[0].files[p] ?? null, map); const next = c.files[p] ?? null;
      const facts = { words: words(c) };
      const all = toy.judge(prev, next, facts).filter((f) => f.severity === 'error');
      for (const f of all) {
        let put = next; for (const x of f.subjects) put = graft(put, x, f.ground ?? (readable(prev) && readable(next) && prev.plan !== next.plan ? null : prev));
        const left = toy.judge(prev, put, facts).filter((g) => g.severity === 'error');
        if (left.some((g) => g.rule === f.rule && eq(g.subjects, f.subjects))) fail(`${f.rule} stays`, h);
        if (left.some((g) => !all.some((o) => o.rule === g.rule && eq(o.subjects, g.subjects)))) fail(`${f.rule}: a new one`, h);
      }
    }
  },
  'e what check --commit finds, the longer range finds or notes': async (s) => {
    const h = make(s); const r = await judgeAll(h);
    for (const c of inRange(h)) {
      const alone = await check(h.commits, { base: c.parents.length > 1 ? c.parents : c.parents[0], head: c.id, law });
      for (const f of alone.findings.filter((x) => x.severity === 'error')) {
        const here = r.findings.filter((x) => x.commit === c.id && x.severity === 'error');
        const noted = [...r.notes, ...r.findings.filter((x) => x.severity !== 'error')].filter((n) => n.commit === c.id);
        const touches = (list) => list.some((x) => x.subjects.some((a) => f.subjects.some((b) => toy.overlaps(a, b) || toy.entityOf(a)[0] === toy.entityOf(b)[0])));
        if (!touches(here) && !touches(noted) && !noted.some((n) => n.rule === 'taken back' || n.rule === 'reverted')) fail(`${c.id} alone: ${f.rule}[${f.subjects}], in the range nothing`, h, r);
      }
    }
  },
  'e2 the same from a base in the middle': async (s) => {
    const h = midway(s); const r = await judgeAll(h);
    for (const c of inRange(h)) {
      const alone = await check(h.commits, { base: c.parents.length > 1 ? c.parents : c.parents[0], head: c.id, law });
      for (const f of alone.findings.filter((x) => x.severity === 'error')) {
        const here = r.findings.filter((x) => x.commit === c.id && x.severity === 'error');
        const noted = [...r.notes, ...r.findings.filter((x) => x.severity !== 'error')].filter((n) => n.commit === c.id);
        const touches = (list) => list.some((x) => x.subjects.some((a) => f.subjects.some((b) => toy.overlaps(a, b) || toy.entityOf(a)[0] === toy.entityOf(b)[0])));
        if (!touches(here) && !touches(noted) && !noted.some((n) => n.rule === 'taken back' || n.rule === 'reverted')) fail(`${c.id} alone: ${f.rule}[${f.subjects}], in the range nothing`, h, r);
      }
    }
  },
  'f honest histories have no errors': async (s) => {
    const h = make({ ...s, ops: s.ops.filter((o) => honestOps.has(o.op)) }, { honest: true }); const r = await judgeAll(h);
    if (r.verdict !== 'pass') fail('honest, refused', h, r);
  },
  'g the order of a merge\'s parents changes nothing': async (s) => {
    const h = make(s); const r = await judgeAll(h);
    const turned = { ...h, commits: h.commits.map((c) => (c.parents.length > 1 ? { ...c, parents: [...c.parents].reverse() } : c)) };
    const t = await judgeAll(turned);
    if (t.verdict !== r.verdict) fail(`turned: ${t.verdict} ${t.open}`, h, r);
  },
  'h a waived change is settled either way, and used up': async (s) => {
    const h = make(s); const r = await judgeAll(h);
    for (const c of inRange(h).filter((x) => x.parents.length === 1)) {
      const alone = await check(h.commits, { base: c.parents[0], head: c.id, law });
      const mine = alone.findings.filter((f) => f.severity === 'error' && f.status === 'open');
      if (mine.length !== 1 || ['unreadable', 'deleted', 'born-done'].includes(mine[0].rule)) continue;
      const line = h.commits.filter((x) => ancestors(h, c.id).has(x.id));
      const err = Object.values(alone.heads).flatMap((x) => x.errors).find((e) => e.id === mine[0].id);
      if (!err) continue;
      const waivers = [{ path: mine[0].path, rule: mine[0].rule, change: digest(mine[0], err.ground, c.files[mine[0].path] ?? null) }];
      const ok = await check(line, { base: c.parents[0], head: c.id, law, waivers });
      if (!ok.findings.some((f) => f.commit === c.id && f.status === 'waived')) continue;
      if (ok.verdict !== 'pass') fail('a waived change is refused', { ...h, head: c.id }, ok);
      const files = clone(c.files); for (const x of mine[0].subjects) files[mine[0].path] = graft(files[mine[0].path] ?? null, x, err.ground);
      const back = [...line, { id: 'y1', parents: [c.id], files, code: c.code, message: '' }];
      const b = await check(back, { base: c.parents[0], law, waivers });
      if (b.verdict !== 'pass' && !eq(files, c.files)) fail('the value before is refused', { ...h, commits: back, head: 'y1' }, b);
      const again = [...back, { id: 'y2', parents: ['y1'], files: c.files, code: c.code, message: c.message }];
      const g = await check(again, { base: c.parents[0], law, waivers });
      if (g.verdict !== 'pass' && !eq(files, c.files)) fail('the value after is refused once more', { ...h, commits: again, head: 'y2' }, g);
      if (mine[0].rule !== 'counter-lowered' || !c.files.p) continue;
      const key = toy.entityOf(mine[0].subjects[0]); const list = [...line]; const to = itemsOf(err.ground)[key]?.counter ?? 0;
      for (let n = itemsOf(c.files.p)[key]?.counter + 1; n <= to; n++) { const f2 = clone(c.files); f2.p.items[key].counter = n; list.push({ id: `z${n}`, parents: [list.at(-1).id], files: f2, code: c.code, message: '' }); }
      if (to - itemsOf(c.files.p)[key]?.counter < 2) continue;
      list.push({ id: 'z', parents: [list.at(-1).id], files: c.files, code: c.code, message: c.message });
      const second = await check(list, { base: c.parents[0], law, waivers });
      if (second.verdict === 'pass') fail('a second change like it is excused', { ...h, commits: list, head: 'z' }, second);
    }
  },
  'i judgements grow with the commits, not with the open errors': async (s) => {
    const h = make(s); count.judged = 0; await judgeAll(h);
    const merges = h.commits.filter((c) => c.parents.length > 1).length;
    if (count.judged > 4 * h.commits.length + 2 * merges) fail(`${count.judged} judgements`, h);
  },
  };
};
Object.assign(count, { tried: 0, left: 0 });
let red = 0;
if (isMain) for (const [name, run] of Object.entries(propertiesOf({ check: modelCheck, repair: modelRepair }))) {
  if (only && only !== 'all' && !name.startsWith(only)) continue;
  const out = await fc.check(fc.asyncProperty(scenario(process.env.MERGES ? branching : ops), (s) => run(s)), { numRuns: runs, seed: Number(process.env.SEED ?? 20261122), endOnFailure: false });
  console.log(`${out.failed ? 'RED  ' : 'ok   '}${name} (${out.numRuns} runs)`);
  if (out.failed) { red++; console.log(String(out.errorInstance?.stack ?? out.error).split('\n').slice(0, 18).filter((l) => !l.includes(' at ')).join('\n')); }
}
if (isMain && count.tried) console.log(`c5: ${count.tried} bases tried, ${count.left} left to c4`);
if (isMain) process.exitCode = red ? 1 : 0;
