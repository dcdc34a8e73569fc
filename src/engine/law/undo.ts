import { conclude, type Outcome, type Step } from './conclude.ts';
import { type Content, entitiesIn, isError } from './content.ts';
import type { Track } from './track.ts';

/**
 * The file stands as it stood then, with the errors that were open then (docs/judging.md, 2, Undo and Revert with code);
 * undefined where that is no undo: a counter would fall, and it cannot be put back by itself.
 */
export function goBack<Doc>(
  content: Content<Doc>,
  track: Track<Doc>,
  then: Track<Doc>,
  next: Doc | null,
  commit: Step<Doc>,
): Outcome<Doc> | undefined {
  const isRevert = commit.reverted !== undefined;
  // A value that was only demanded, and that no version since held, does not fall.
  const since = [track, ...track.past.slice(0, track.past.indexOf(then))];
  const isHeld = (subject: string) =>
    isRevert || since.some(({ current }) => content.isHigher(current, then.baseline, subject));
  const falls = commit
    .judge(track.baseline, then.baseline)
    .filter((each) => each.isCounter === true && isError(each) && each.subjects.some(isHeld));
  const { graft } = content;
  if (falls.length > 0 && (graft === undefined || then.isWhole)) return undefined;
  const back = falls.flatMap(({ subjects }) => subjects);
  const baseline =
    graft === undefined || then.baseline === null || back.length === 0
      ? then.baseline
      : graft(then.baseline, track.baseline, back);
  const subjects = entitiesIn(content, [track.current, next]).filter(
    (entity) => !content.isSame(track.current, next, entity),
  );
  const told = isRevert
    ? ({ rule: 'reverted', subjects, severity: 'warning' } as const)
    : ({ rule: 'undone', subjects, severity: 'note' } as const);
  const verdict = {
    ...{ isWhole: then.isWhole, baseline, findings: [told, ...falls] },
    ...{ consequences: [], followed: [] },
  };
  const {
    track: after,
    findings,
    resolved,
  } = conclude(content, commit, [{ ...track, open: then.open }], next, verdict);
  const gone = track.open.filter(({ id }) => !after.open.some((each) => each.id === id));
  const whole = track.isWhole && !then.isWhole ? [''] : [];
  const returned = gone.flatMap((error) =>
    [...error.subjects, ...(isRevert ? [] : subjects), ...whole].map((subject) => ({
      subject,
      of: error.commit,
    })),
  );
  const { commit: by, path } = commit;
  const ended = gone.map((error) => ({
    ...{ id: error.id, commit: by, path, isWhole: true },
    ...{ subjects: error.subjects, of: error.commit },
  }));
  return {
    track: { ...after, returned, past: then.past, left: then.left, deleted: then.deleted },
    ...{ findings, from: track.baseline, before: track },
    resolved: [...resolved, ...ended],
  };
}
