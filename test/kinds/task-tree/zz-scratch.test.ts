import { it } from 'vitest';
import { check, changing, breaking, declaring, decomposed, done, inner, judge, node, passed, replan, retry, rowsOf, tree, pretty } from '../../support/trees.ts';
const show = (name: string, input: any) => { const t=Date.now(); try { const r = check(input); console.log(name, Date.now()-t, JSON.stringify(rowsOf(r).slice(0,5).map(x=>x.map((y:any)=>y.slice(0,120))), null, 0), r.findings.length, JSON.stringify(r.step)); } catch (e) { console.log(name, Date.now()-t, 'THROWS', String(e).slice(0,200)); } };
const ab = tree(passed('a',{attempts:1}), node('b'));
it('big', () => {
  const kids = (n: number, f: any) => Array.from({length:n},(_,i)=>node('n'+String(i).padStart(7,'0'), f(i)));
  const big = pretty(inner('root',kids(200000,()=>({}))));
  show('200k flat', { before: null, after: big, message:'' });
  const open = inner('root',[passed('a'), ...kids(60000,()=>({}))]);
  show('60k removed', { before: open, after: tree(passed('a')), message:'' });
  const deep = '['.repeat(100000)+']'.repeat(100000);
  show('deep', { before: open, after: deep, message:'' });
  const mid = inner('root',kids(100000,()=>({})));
  show('100k all flip', { before: mid, after: inner('root',kids(100000,()=>({passes:true}))), message:'' });
  show('100k all counted', { before: mid, after: inner('root',kids(100000,()=>({attempts:1}))), message:'' });
  // duplicates on deep chain
  let t = inner('x', kids(30000,()=>({})).map(n=>({...n,id:'x'})));
  for (let i=0;i<450;i++) t = inner('x',[t]);
  show('deep dup', { before: t, after: t, message:'' });
}, 300000);
