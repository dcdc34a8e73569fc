import type { StateKind } from '../../../src/engine/contract/kind.ts';
import { toyCount } from './toy-count.ts';
import { toyFolder } from './toy-folder.ts';
import { toyLog } from './toy-log.ts';
import { toyPair } from './toy-pair.ts';

/** Kinds that exist to prove the doors of the engine; no line of src names them. */
export const toyKinds: readonly StateKind[] = [toyLog, toyPair, toyFolder, toyCount];
