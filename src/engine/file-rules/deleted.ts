import { inBefore } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

const messageIds = { error: 'refused', warning: 'warned', note: 'finished' } as const;

export const deleted = fileRule({
  id: 'state-file/deleted',
  title: 'A state file is not deleted',
  why: 'Deleting the record removes every proof of what was done, and re-creating it would launder what it said.',
  fix: 'Nothing, where its content is kept and what was open is not needed; where it was renamed, name it under files: in .stateward.yml; otherwise restore the file, or move its content to an archive file in the same change.',
  severity: 'error',
  messageSeverities: {
    warned: 'warning',
    left: 'warning',
    open: 'warning',
    archived: 'note',
    finished: 'note',
  },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    refused: 'the state file was deleted and its content is not kept anywhere',
    warned: 'the state file was deleted and its content is not kept anywhere',
    left: 'the state file was deleted, and without it nothing will say that the files that belong to it are state',
    finished: 'the state file was deleted; everything in it was done',
    open: 'the state file was deleted or renamed; what was done is kept at {path}; items that were open: {open}',
    archived: 'the state file was deleted; its content is kept at {path}',
  },
  *check(facts, problem) {
    const { before, after, archived, open } = facts;
    const isLeft = after?.isGone === true && before?.isGone !== true;
    if (before === null || (after !== null && !isLeft)) return;
    const detail = { subject: '', at: inBefore('') };
    const [path] = archived;
    if (isLeft) yield problem('left', {}, detail);
    else if (path === undefined) yield problem(messageIds[facts.deletion], {}, detail);
    else yield problem(open > 0 ? 'open' : 'archived', { path, open }, { ...detail, data: { archived } });
  },
});
