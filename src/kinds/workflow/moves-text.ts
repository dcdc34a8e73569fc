import { listed } from '../../formats/listed.ts';
import type { NextMove } from './model.ts';

export const mostListed = 8;

/** The legal moves, as a clause of a message. */
export function movesText(moves: readonly NextMove[]): string {
  return moves.length === 0
    ? 'nothing follows, the run is at its end'
    : `allowed next: ${listed(moves.map(moveText), mostListed)}`;
}

function moveText({ to, label, isDefault }: NextMove): string {
  const remark = [label, isDefault === true ? 'default' : ''].filter((each) => each !== '').join(', ');
  return remark === '' ? to : `${to} (${remark})`;
}
