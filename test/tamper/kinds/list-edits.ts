import type { Edit, Situation } from '../kind.ts';
import type { ListDoc } from './list-model.ts';
export type Preset = 'ralph' | 'feature-list' | 'task-master' | 'bmad';
export function listEdits(
  _preset: Preset,
  _freshId: (situation: Situation<ListDoc>) => string,
): Readonly<Record<string, Edit<ListDoc>>> {
  return {};
}
