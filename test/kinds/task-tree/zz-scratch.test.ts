import { it } from 'vitest';
import { checkTransition } from '../../../src/index.ts';
import { inner, node, passed, pretty, rowsOf, check, tree } from '../../support/trees.ts';
const kids = (n: number, f: any) => Array.from({length:n},(_,i)=>node('n'+String(i).padStart(7,'0'), f(i)));
const run = (name: string, before: any, after: any, extra: any = {}) => { const b = before===null?null:pretty(before), a = pretty(after); const t=Date.now(); try { const r = checkTransition({kind:'task-tree',before:b,after:a,context:{message:''},...extra}); console.log(name, Date.now()-t, r.findings.length); } catch (e: any) { console.log(name, Date.now()-t, e.stack.slice(0,400)); } };
it('big', () => {
  run('200k', null, inner('root', kids(200000,()=>({}))));
  const open = (n: number) => inner('root',[passed('a'), ...kids(n,()=>({}))]);
  run('10k removed', open(10000), tree(passed('a')));
  run('20k removed', open(20000), tree(passed('a')));
  run('100k findings', inner('root',kids(50000,()=>({}))), inner('root',kids(50000,()=>({attempts:1}))));
  run('50k open unchanged', inner('root',kids(50000,()=>({}))), inner('root',kids(50000,()=>({}))));
  let t = inner('x', kids(10000,()=>({})).map(n=>({...n,id:'x'})));
  for (let i=0;i<200;i++) t = inner('x',[t]);
  const text = JSON.stringify(t);
  const s=Date.now(); const r = checkTransition({kind:'task-tree',before:text,after:text,context:{message:''}}); console.log('dup deep 200', Date.now()-s, r.findings.length);
  const s2=Date.now(); const r2 = checkTransition({kind:'task-tree',before:text,after:text.replace('Goal of x','Goal'),context:{message:''}}); console.log('dup deep 200 changed', Date.now()-s2, r2.findings.length);
}, 300000);
it('subject', () => {
  console.log(JSON.stringify(rowsOf(check({before: tree(node('a')), after: pretty(tree(node('a'))).replace('"id": "a",', '"id": "a", "#x": 1,'), message:''}))));
});
