import type { NextMove } from './model.ts';

/** The legal moves, as a clause of a message. */
export function movesText(moves: readonly NextMove[]): string {
  return moves.length === 0
    ? 'nothing follows, the run is at its end'
    : `allowed next: ${listed(moves.map(moveText))}`;
}

function moveText({ to, label, isDefault }: NextMove): string {
  const remark = [label, isDefault === true ? 'default' : ''].filter((each) => each !== '').join(', ');
  return remark === '' ? to : `${to} (${remark})`;
}

/** Several things, the first ones in full. */
export function listed(all: readonly string[], most = 8): string {
  const more = all.length - most;
  return more > 0 ? `${all.slice(0, most).join(', ')} and ${more} more` : all.join(', ');
}
