import { honestStory } from './honest.ts';
import { judgeStory } from './judge.ts';
import { tamperKinds } from './kinds/index.ts';
export async function run(names: string[], first: number, rounds: number, size: number) {
  for (const kind of tamperKinds.filter((k) => names.length === 0 || names.includes(k.name))) {
    const started = performance.now();
    const counts: Record<string, number> = {};
    let shown = 0;
    let refused = 0,
      commits = 0;
    for (let seed = first; seed < first + rounds; seed++) {
      const story = honestStory(kind as never, seed, size, seed % 2 === 1);
      commits += story.commits.length;
      const { report, ids } = await judgeStory(story as never, 0, 'push');
      for (const f of report.findings)
        counts[`${f.severity} ${f.ruleId} ${f.messageId}`] =
          (counts[`${f.severity} ${f.ruleId} ${f.messageId}`] ?? 0) + 1;
      if (report.verdict !== 'pass') {
        refused++;
        if (shown++ < 4) {
          console.log(kind.name, 'seed', seed, report.verdict, JSON.stringify(report.obstacles));
          for (const f of report.findings.filter((f) => f.severity === 'error').slice(0, 4)) {
            const at = (f.commits ?? []).map((c) => ids.indexOf(c));
            console.log(
              '  ',
              f.ruleId,
              f.scope,
              f.subject,
              f.message,
              at,
              at.map((i) => JSON.stringify(story.commits[i]?.message) + ' ' + story.commits[i]?.parents),
            );
          }
        }
      }
    }
    console.log(
      kind.name,
      rounds,
      'histories',
      commits,
      'commits',
      refused,
      'refused',
      Math.round(performance.now() - started),
      'ms',
    );
    console.log(counts);
  }
}

import { operatorsOf, tryOften } from './matrix.ts';
export async function matrix(names: string[], first: number, rounds: number, filter: string) {
  for (const kind of tamperKinds.filter((k) => names.length === 0 || names.includes(k.name))) {
    const started = performance.now();
    let n = 0,
      none = 0,
      tries = 0;
    for (const operator of operatorsOf(kind)) {
      if (filter && !operator.name.includes(filter)) continue;
      n++;
      const made = await tryOften(kind, operator, { seed: first, rounds });
      tries += made.length;
      if (made.length === 0) {
        none++;
        console.log(kind.name, 'NEVER', operator.name);
        continue;
      }
      const bad = made.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'legal');
      if (bad.length)
        console.log(
          kind.name,
          '|',
          operator.name,
          '|',
          `${bad.length}/${made.length}`,
          bad[0]?.outcome,
          'seeds',
          bad
            .slice(0, 4)
            .map((b) => b.seed)
            .join(),
          bad[0]?.rules.join(),
        );
    }
    console.log(
      kind.name,
      n,
      'operators',
      none,
      'never',
      tries,
      'tries',
      Math.round(performance.now() - started),
      'ms',
    );
  }
}

import { prepareTry } from './matrix.ts';
export async function show(name: string, operatorName: string, seed: number) {
  const kind = tamperKinds.find((k) => k.name === name)!;
  const operator = operatorsOf(kind).find((o) => o.name === operatorName)!;
  const p = (await prepareTry(kind, operator, seed))!;
  const { report, ids } = await judgeStory(p.story, p.from, operator.arrival);
  console.log('from', p.from, 'guilty', p.guilty, 'commits', p.story.commits.length, report.verdict);
  for (const f of report.findings)
    console.log(
      f.severity,
      f.ruleId,
      f.scope,
      f.subject,
      f.message,
      (f.commits ?? []).map((c) => ids.indexOf(c)),
      f.repairedBy && ids.indexOf(f.repairedBy),
      'repairs',
      f.repairs && ids.indexOf(f.repairs),
    );
  for (const [i, c] of p.story.commits.entries()) {
    const t = JSON.stringify(c.message.split('\n'));
    console.log(i, c.parents, t.slice(0, 150));
  }
  const g = p.guilty.at(-1)!;
  const b = p.story.commits[p.guilty[0]! - 1],
    a = p.story.commits[g];
  const text = (c: any) => {
    const t = c.files.get(kind.path);
    return typeof t === 'string' ? t.split('\n') : [JSON.stringify(t)?.slice(0, 200)];
  };
  const [x, y] = [text(b), text(a)];
  console.log(p.guilty.map((i) => p.story.commits[i]?.message + ' ' + p.story.commits[i]?.parents));
  const { writeFileSync } = await import('node:fs');
  const { spawnSync } = await import('node:child_process');
  writeFileSync('/tmp/x1', x.join('\n'));
  writeFileSync('/tmp/x2', y.join('\n'));
  console.log(spawnSync('diff', ['-u', '/tmp/x1', '/tmp/x2']).stdout.toString().slice(0, 3000));
}
export async function diffs(name: string, operatorName: string, seed: number, at: number) {
  const kind = tamperKinds.find((k) => k.name === name)!;
  const operator = operatorsOf(kind).find((o) => o.name === operatorName)!;
  const p = (await prepareTry(kind, operator, seed))!;
  const c = p.story.commits[at]!;
  const b = p.story.commits[c.parents[0]!]!;
  const { writeFileSync } = await import('node:fs');
  const { spawnSync } = await import('node:child_process');
  writeFileSync('/tmp/x1', String(b.files.get(kind.path)));
  writeFileSync('/tmp/x2', String(c.files.get(kind.path)));
  console.log(c.message, spawnSync('diff', ['-u', '/tmp/x1', '/tmp/x2']).stdout.toString().slice(0, 4000));
}
