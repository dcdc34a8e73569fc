import type { StateKind } from '../engine/contract/kind.ts';
import { checklist } from './checklist/index.ts';
import { eventLog } from './event-log/index.ts';
import { procedure } from './procedure/index.ts';
import { taskTree } from './task-tree/index.ts';
import { workflow } from './workflow/index.ts';

/** The registry: one line for each kind. */
export const kinds: readonly StateKind[] = [taskTree, workflow, eventLog, procedure, checklist];
