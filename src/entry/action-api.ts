import { cutAt } from '../reporters/github-command.ts';
import { safeText } from '../reporters/safe-text.ts';

/** What asks GitHub: loaded only where a comment or a check run is wanted, since it is larger than all the rest. */
export async function openApi(token: string) {
  const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils');
  return new GitHub(getOctokitOptions(token));
}

export type Api = Awaited<ReturnType<typeof openApi>>;

export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

const longestReason = 200;

/** Why a request was refused, in one line. A fork's token may only read: that is no fault of anybody. */
export function refusalOf(error: unknown): string {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? `HTTP ${error.status}: ` : '';
  const message = error instanceof Error ? error.message : String(error);
  return `${status}${cutAt(safeText(message), longestReason)}`;
}
