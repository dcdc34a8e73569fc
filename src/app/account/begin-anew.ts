import { docOf } from '../versions/read-version.ts';
import { type Account, mayBegin } from './account.ts';
import { acceptedVersion } from './ground.ts';
import { type Change, isError, type JudgedChange, type Run } from './walk.ts';

/**
 * A new file in place of a finished one that is kept elsewhere, in one commit: the old one goes, and the new one comes
 * (docs/judging.md, The account, 7). Undefined where that is not what happened, or not legal either. Kinds whose files may hold
 * one plan after the other say themselves what a rotation is.
 */
export async function begunAnew(
  run: Run,
  account: Account,
  change: Change,
  judge: (run: Run, account: Account, change: Change) => Promise<JudgedChange>,
): Promise<JudgedChange | undefined> {
  const stood = acceptedVersion(account);
  const { kind } = account.file.governance;
  if (kind.deletion === 'warning' || docOf(stood) === null || account.version === null) return undefined;
  if (change.after === null || change.context.scope !== 'step') return undefined;
  // What can be no new beginning wherever the old file is kept is not looked for: an object there may be missing.
  if (!mayBegin(account, docOf(stood), true)) return undefined;
  const archived = await change.archivesOf([stood], null);
  const isElsewhere = archived.some(change.isAlike);
  if (archived.length === 0 || !mayBegin(account, docOf(stood), isElsewhere)) return undefined;
  const { draft, keep } = drafted(run);
  const away = { ...change, after: null, archivesOf: async () => archived };
  const gone = await judge(draft, account, away);
  if (gone.findings.some(isError)) return undefined;
  const come = await judge(draft, gone.account, change);
  if (come.findings.some(isError)) return undefined;
  keep();
  const touch = { commit: change.commit.id, isBehind: run.isBehind, refused: false, before: account };
  return { ...come, account: { ...come.account, touch }, findings: [...gone.findings, ...come.findings] };
}

/** A run whose words count only once they are kept. */
function drafted(run: Run) {
  const pending: (() => void)[] = [];
  const { ledger } = run;
  const draft: Run = {
    ...run,
    ledger: {
      ...ledger,
      say: (said) => pending.push(() => ledger.say(said)),
      close: (id, closed) => pending.push(() => ledger.close(id, closed)),
    },
  };
  const keep = () => {
    for (const each of pending) each();
  };
  return { draft, keep };
}
