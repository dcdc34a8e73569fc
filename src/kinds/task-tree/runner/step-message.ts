import { spellId } from '../steps/declaration.ts';
import type { TreeStep } from '../steps/step.ts';

/**
 * The message of a step's commit. Nothing that an agent wrote freely stands in it: a summary could declare steps
 * of its own.
 */
export function stepMessage(run: string, iteration: number, step: TreeStep, tree: string): string {
  const { node, status, guard } = step;
  const named = /^[\w.-]{1,60}$/.test(node) ? ` ${node}` : '';
  const subject = `Step ${iteration} of ${run}:${named} ${status}, guard ${guard}`;
  const declaration = `node=${spellId(node)} status=${status} guard=${guard} tree=${spellId(tree)}`;
  return `${subject}\n\nAgent-Step: ${declaration}\n`;
}
