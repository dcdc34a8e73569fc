import { honestStory } from './honest.ts';
import { judgeStory } from './judge.ts';
import type { TamperKind } from './kind.ts';

export interface HonestTrial {
  readonly commits: number;
  /** Errors, each with the seed of its history. */
  readonly errors: readonly string[];
  /** How often each rule warned or noted something. */
  readonly said: ReadonlyMap<string, number>;
}

/** Judges honest histories until so many commits were judged; every other one by the owner's policy. */
export async function tryHonesty(
  kind: TamperKind,
  seed: number,
  wanted: number,
  length: number,
): Promise<HonestTrial> {
  const said = new Map<string, number>();
  const errors: string[] = [];
  let commits = 0;
  for (let next = seed; commits < wanted; next += 1) {
    const story = honestStory(kind, next, length, next % 2 === 1);
    commits += story.commits.length;
    const { report } = await judgeStory(story, 0, { arrival: 'push' });
    for (const { ruleId, severity, message } of report.findings) {
      if (severity === 'error') errors.push(`seed ${next}: ${ruleId}: ${message}`);
      else said.set(`${severity} ${ruleId}`, (said.get(`${severity} ${ruleId}`) ?? 0) + 1);
    }
    if (report.verdict === 'cannot-judge') errors.push(`seed ${next}: cannot judge`);
  }
  return { commits, errors, said };
}
