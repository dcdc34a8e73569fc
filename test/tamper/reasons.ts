import type { Legal } from './kind.ts';

/**
 * Why a change that looks like tampering is legal by definition. docs/threat-model.md has each sentence, word by word;
 * a test compares them.
 */
export const reasons = {
  declaration:
    'A declared step is the word of whoever commits; only a guard that is handed to the gate proves it.',
  legalSteps:
    'Where each step was legal, the net tells of them as a warning: from an error there would be no way back.',
  claim: 'A mark is a claim: without a guard, and without `evidence: required`, a flip is at most warned of.',
  inference: 'An attempt that nobody declared is explained by the step that would have counted it.',
  openWork:
    'What is open may be edited, reordered, dropped and planned anew; the net warns where that made it done.',
  ownerLimit: 'The limit of attempts belongs to the owner; in a commit without a step it may be raised.',
  limitInStep:
    'A limit that is raised together with a step is a warning until `runnerOwned` hands it to the runner.',
  idleStep:
    'A step that is declared for no open leaf, and changed nothing, is a warning: there is nothing to put back.',
  selection: 'An agent may be sent to another open leaf than the first; a warning says so.',
  contract: 'A contract that was changed before the flip is a note of the net: each commit was legal.',
  lenientContract: 'Where people reword while they finish, in Markdown, a moved contract is a warning.',
  saidBehind: 'What is added to the promise of a done item takes nothing away; a note shows it.',
  removal: 'Open work that is dropped so that its parent passes is a warning.',
  severalSteps:
    'The net does not judge single steps: only what was done, counted and agreed on at its base must stand.',
  format: 'Layout, key order, escapes, line ends and a leading byte order mark are not state.',
  claimFields: 'Notes, evidence and other fields that are no contract may change at any time.',
  reason:
    'Done work may be reopened by whoever says why; the reason itself is not judged, and a warning shows it.',
  lenientReopening:
    'Lines of Markdown go back and forth: reopening up to four without a reason is a warning.',
  rekeyed:
    'An item with the same contract, state and parent under another key is the same item; a note says so.',
  rotation:
    'Another plan key begins another plan: what goes with the old one is listed as a note or a warning, not refused.',
  bornDone: 'An item that comes done with work beside it may have been planned and finished in one commit.',
  lenientBirth: 'Finished work is imported, or recorded late: an item that comes done alone is a warning.',
  smallBulk:
    'Several flips in one commit happen; they are a warning until there are twenty-five, or ten where nobody worked.',
  compaction: 'What the tool of a format shortens and marks is a note: its title, and that it is done, stay.',
  hidden: 'Open work may go; where the file still says it, a warning says that it is on no list.',
  order: 'Only the contract of a feature list forbids to reorder it.',
  closed:
    'What is cancelled or deferred is closed, not done: it holds nothing up, and it is not counted as done.',
  tombstone:
    'With Beads a tombstone is how an issue is deleted, done or not; what was buried may be purged later.',
  tidied: 'People tidy finished lines of Markdown: one that is gone, or no longer a box, is a warning.',
  repeatedLine: 'An identifier that stands twice in Markdown is a warning; the last line counts.',
  keptPlan: 'A plan may give way to another one if it is kept as a file of its own; a note says so.',
  lenientRelations:
    'Task Master and Beads keep parents and dependencies themselves: what contradicts them is a warning.',
  status: 'A status may skip others and go back as far as its format allows; unknown ones are a warning.',
  maximum: 'The maximum of a counter is a field of the plan like any other.',
  needs: 'What a feature list depends on is no part of its contract.',
  disagreement: 'Where two fields say done differently the first one counts, and a warning names both.',
  repaired:
    'A fault whose subjects are back at what they were is repaired: it stays in the report as a note.',
  reverted: 'An exact revert of a commit that held work takes its record back too; a warning says so.',
  archived: 'A file may be moved to where nothing governs it if all that was done in it is kept there.',
  deletedList: 'People delete checklists; unless its content is kept, a warning says that one is gone.',
  newFile: 'A checklist that is added may hold finished items: there is nothing to compare it with.',
  newLog: 'Another log may be begun beside the first, as long as its runs and events are its own.',
  squashClaim:
    'On the default branch `(#N)` makes a commit a squash, judged as a net, on the word of its author until a token checks it.',
  policyChange: 'A change of the policy is announced and judges nothing until it is on the base side.',
  ownerPolicy: 'What the base side allows is allowed.',
  union:
    'In the net, and after a merge, what another runtime wrote may stand between old lines of a log, since merges by union put it there.',
  logClaim:
    'A log is the word of the runtime that writes it: a run that is made up whole, and well, cannot be told from one that took place.',
  finishedEarly: 'A run may finish before every phase has; a warning says so.',
  gaps: 'The numbers of a log have to rise; they may leave some out.',
  underWay: 'While a run is under way, its steps and calls may be open; what ends the run ends them too.',
  extraMembers: 'Members that the schema of an event does not name are allowed until `strictPayload` is set.',
  firstStep:
    'A run that is added stood at the entry before, with nothing completed: it may come with one step taken.',
  unvisited: 'A step may be completed by whoever says so; one that the run did not visit is a warning.',
  stepSet: 'Completed steps are a set: their order and repetitions say nothing.',
  runNotes:
    'Decisions, artifacts, variables and foreign keys of a run are notes: they may change at any time.',
  graphChange:
    'A workflow may be planned anew; a warning says so, and the moves of that range are judged by the old graph.',
  proof:
    'The proof of a step is what the graph holds: whoever writes a finding into the run meets a spec that asks for one.',
  outsideRuns: 'What belongs to no run may be edited during one; a warning says so.',
  expired: 'A run that is expired may be ended at any time; that is what its limit asks for.',
  guarded:
    'A guard that succeeded proves what its range finished, whoever declared it or left it undeclared.',
  guardSkipped: 'A guard that was skipped proves nothing either way: what was finished stays a claim.',
  guardRange:
    'A guard speaks of the head: where it fails, what the range finished is refused, not what stood at the base.',
  waived: 'A waiver excuses its change until its day has come, and for fourteen days more with a warning.',
  unmatched: 'What no entry of the configuration matches is not governed; a warning names the entry.',
  bookkeeping: 'Energy, weight and time stamps of nodes are bookkeeping of the engine.',
} as const;

export type Reason = keyof typeof reasons;

/** Legal, and nothing is said. */
export function legal(reason: Reason): Legal {
  return { legal: reasons[reason], announced: false };
}

/** Legal, and a warning or a note tells of it: that of one rule, where others speak too. */
export function announced(reason: Reason, by?: string): Legal {
  return { legal: reasons[reason], announced: true, ...(by === undefined ? {} : { by }) };
}
