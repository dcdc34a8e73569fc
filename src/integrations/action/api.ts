import { cutAt } from '../../output/github-command.ts';
import { safeText } from '../../output/safe-text.ts';

/** GitHub itself ends a request after ten seconds. */
const patience = 15_000;

let opened: ReturnType<typeof connect> | undefined;

/** What asks GitHub, one for the whole run: loaded only where it is wanted, since it is larger than all the rest. */
export async function openApi(token: string) {
  opened ??= connect(token);
  return opened;
}

async function connect(token: string) {
  const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils');
  const api = new GitHub(getOctokitOptions(token));
  let silence: unknown;
  api.hook.wrap('request', async (ask, options) => {
    // Who did not answer once is not waited for again and again: a job has other things to do.
    if (silence !== undefined) throw silence;
    const signal = AbortSignal.timeout(patience);
    // The hooks below this one were given these options, and no others reach them.
    options.request = { ...options.request, signal };
    try {
      return await ask(options);
    } catch (error) {
      if (signal.aborted) silence = new Error(`GitHub did not answer within ${patience / 1000} seconds`);
      throw silence ?? withoutToken(error, token);
    }
  });
  return api;
}

/** A server may repeat in its answer what it was sent. */
function withoutToken(error: unknown, token: string): unknown {
  if (error instanceof Error) error.message = error.message.replaceAll(token, '***');
  return error;
}

export type Api = Awaited<ReturnType<typeof openApi>>;

export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

const longestReason = 200;

/** What GitHub says beside a refusal, as far as it is used here. */
interface Refusal {
  readonly status?: unknown;
  readonly response?: { readonly headers?: Readonly<Record<string, string | number | undefined>> };
}

/** Why a request was refused, in one line, and what would help; `permission` is what the job needs for it. */
export function refusalOf(error: unknown, permission?: string): string {
  const { status, response } = (typeof error === 'object' && error !== null ? error : {}) as Refusal;
  const message = error instanceof Error ? error.message : String(error);
  const said = `${status === undefined ? '' : `HTTP ${status}: `}${cutAt(safeText(message), longestReason)}`;
  const help = helpFor(status, response?.headers ?? {}, permission);
  return help === '' ? said : `${said}; ${help}`;
}

function helpFor(
  status: unknown,
  headers: Readonly<Record<string, string | number | undefined>>,
  permission: string | undefined,
): string {
  const reset = Number(headers['x-ratelimit-reset']);
  const wait = Number(headers['retry-after']);
  if (status === 403 || status === 429) {
    if (String(headers['x-ratelimit-remaining']) === '0' && reset > 0)
      return `too many requests: run the job again after ${new Date(reset * 1000).toISOString().slice(11, 16)} UTC`;
    if (wait > 0) return `too many requests: run the job again in ${wait} seconds`;
    if (status === 429) return 'too many requests: run the job again later';
  }
  if (status === 401) return 'the token is not valid, or not any more';
  if ((status === 403 || status === 404) && permission !== undefined)
    return `the job needs permissions: ${permission}; runs for forks and Dependabot never have it`;
  return typeof status === 'number' && status >= 500 ? 'run the job again' : '';
}
