import { isGuard, isStatus, type TreeStep } from './step.ts';

const subject =
  /^chore\(loop\): run (\S+) iter (\d+) node (.+) status=(done|retry|decomposed) guard=(pass|fail|skipped)$/;

/** The step in the commit subject of the reference runner, which has exactly one form (docs/kinds/task-tree.md, Where a step comes from, 3). */
export function parseRunnerSubject(message: string): TreeStep | undefined {
  const [line = ''] = message.split(/\r\n|\r|\n/, 1);
  const [, , , node = '', status, guard] = subject.exec(line) ?? [];
  return isStatus(status) && isGuard(guard) ? { node, status, guard } : undefined;
}
