import type { ViewNode } from '../engine/contract/view.ts';
import type { Paint } from './style.ts';

type State = ViewNode['state'];

/** How a state is shown without colours: a mark, and a word where somebody has to act or to wait. */
interface StateLook {
  readonly mark: string;
  readonly word: string;
  readonly style: Parameters<Paint>[0];
}

export const looks: Readonly<Record<State, StateLook>> = {
  done: { mark: '✓', word: '', style: 'pass' },
  active: { mark: '▸', word: 'active', style: 'strong' },
  open: { mark: '·', word: '', style: 'faint' },
  stuck: { mark: '✗', word: 'stuck', style: 'error' },
  failed: { mark: '✗', word: 'failed', style: 'error' },
};

export const states: readonly State[] = ['done', 'active', 'open', 'stuck', 'failed'];

export function isNoteworthy(state: State): boolean {
  return looks[state].word !== '';
}

/** `12 hidden` is told apart: `10 done, 2 open`. */
export function countStates(nodes: readonly ViewNode[]): string {
  return states
    .map((state) => ({ state, count: nodes.filter((node) => node.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${state}`)
    .join(', ');
}
