import type { TamperKind } from '../kind.ts';
import { beads } from './beads.ts';
import { bmad } from './bmad.ts';
import { cursorPlan } from './cursor-plan.ts';
import { eventLog } from './event-log.ts';
import { featureList } from './feature-list.ts';
import { machineLog } from './machine-log.ts';
import {
  aiDlc,
  conductor,
  execPlan,
  gsd2,
  kiro,
  markdown,
  omo,
  openspec,
  planningWithFiles,
  specKit,
  superpowers,
} from './page.ts';
import { procedure } from './procedure.ts';
import { ralph } from './ralph.ts';
import { taskMaster } from './task-master.ts';
import { taskTree } from './task-tree.ts';
import { workflow } from './workflow.ts';

/** The door: one line for each kind, or each preset of one. */
export const tamperKinds: readonly TamperKind[] = [
  taskTree as TamperKind,
  ralph as TamperKind,
  featureList as TamperKind,
  taskMaster as TamperKind,
  bmad as TamperKind,
  beads as TamperKind,
  specKit as TamperKind,
  openspec as TamperKind,
  kiro as TamperKind,
  planningWithFiles as TamperKind,
  omo as TamperKind,
  superpowers as TamperKind,
  conductor as TamperKind,
  gsd2 as TamperKind,
  execPlan as TamperKind,
  aiDlc as TamperKind,
  markdown as TamperKind,
  cursorPlan as TamperKind,
  machineLog as TamperKind,
  eventLog as TamperKind,
  workflow as TamperKind,
  procedure as TamperKind,
];
