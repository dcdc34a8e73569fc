import type { Governance } from '../../config/govern.ts';
import { type Account, newAccount } from '../account/account.ts';
import type { Walk } from '../account/walk.ts';
import { sameParts } from '../past.ts';
import type { ObjectId } from '../ports.ts';

/**
 * The governed files that merging a range changes although the range leaves them alone, as they stand at the tip of the base
 * side: what a merge makes up is judged wherever it stands.
 */
export async function accountsBeside(
  walk: Walk,
  heads: readonly Account[],
  mergeResult: ObjectId,
): Promise<readonly Account[]> {
  const { view, range } = walk.past;
  const tip = range.tip ?? range.base;
  await learn(walk, mergeResult);
  const known = new Set(
    heads.flatMap(({ file, basePath, sidePaths }) => [file.path, basePath, ...sidePaths]),
  );
  const beside: Account[] = [];
  for (const [path, governance] of view.named()) {
    if (known.has(path)) continue;
    const parts = await view.parts(tip, path, governance);
    if (sameParts(parts, await view.parts(mergeResult, path, governance))) continue;
    await view.settle([path]);
    if (!view.governed().has(path)) continue;
    beside.push(await accountAt(walk, tip, path, governance));
  }
  return beside;
}

/** What only the merge result holds may be governed too. */
async function learn({ past: { history, view, obstacles } }: Walk, mergeResult: ObjectId): Promise<void> {
  const tree = await history.tree(mergeResult);
  if (!tree.ok) obstacles.push(tree.obstacle);
  else view.learn([...tree.value].map(([path, after]) => ({ path, before: null, after })));
}

async function accountAt(
  { past: { view }, versions }: Walk,
  at: ObjectId,
  path: string,
  governance: Governance,
): Promise<Account> {
  const version = await versions.at(at, { governance }, path);
  const parts = await view.parts(at, path, governance);
  const graph =
    governance.kind.policy === undefined ? undefined : await versions.graph(governance, parts, path);
  const account = newAccount({ path, governance }, version, { origin: path, basePath: path, at });
  return graph === undefined ? account : { ...account, graph };
}
