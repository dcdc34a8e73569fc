import type { Answer } from '../app/ports.ts';
import type { Obstacle } from '../core/report.ts';

export function known<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

export function unknown(obstacle: Obstacle): { readonly ok: false; readonly obstacle: Obstacle } {
  return { ok: false, obstacle };
}
