import { splitSubject } from '../../src/core/subject.ts';
import type { Engine } from './properties.mjs';
import { type EngineAnswer, runEngine } from './run-engine.ts';
import { readable } from './toy.mjs';
import type { ModelCommit, ModelDoc, ModelFinding, OpenError } from './types.ts';

type Files = ModelCommit['files'];
type Heads = Record<string, { readonly errors: readonly OpenError[]; readonly accepted: ModelDoc | null }>;

/** The engine behind the face of the model, for the properties. */
export const engine: Engine = {
  async check(commits, question) {
    const answer = await runEngine(commits, question);
    const open = openIn(answer);
    const head = commits.find(({ id }) => id === question.head) ?? commits.at(-1);
    // Most properties do without: only what is asked for has to be there.
    const heads = () => headsOf(answer, commits, head?.files ?? {});
    return {
      ...answer,
      open,
      get heads() {
        return heads();
      },
    };
  },
  repair({ heads }) {
    return Object.fromEntries(Object.entries(heads as Heads).map(([path, own]) => [path, own.accepted]));
  },
};

/** An error that stands refused again is said again where it does; it is the same one. */
function openIn({ findings }: EngineAnswer): string[] {
  const open = findings.filter(({ status, id }) => status === 'open' && id !== undefined);
  const fault = ({ path, rule, subjects }: ModelFinding) => [path, rule, ...subjects].join(' ');
  return [
    ...new Map(open.toReversed().map((finding) => [fault(finding), finding.id ?? ''])).values(),
  ].reverse();
}

/** What stands refused at the head, by governed path; its ground is what stands accepted there. */
function headsOf({ accepted, findings }: EngineAnswer, commits: readonly ModelCommit[], files: Files): Heads {
  if (accepted === undefined) throw new Error('judge-range.ts does not give yet what stands accepted');
  const open = findings.filter(({ status }) => status === 'open');
  return Object.fromEntries(
    [...accepted].map(([path, ground]) => {
      const own = open.filter((finding) => pathAtHead(finding, files) === path);
      const errors = own.map((finding) => openError(finding, path, ground, commits));
      return [path, { accepted: ground, errors: errors.filter((error) => isNamedAlike(error, files)) }];
    }),
  );
}

/** A moved file takes its errors with it. */
function pathAtHead({ path, rule }: ModelFinding, files: Files): string {
  const other = path === 'p' ? 'q' : 'p';
  return rule !== 'deleted' && !files[path] && files[other] ? other : path;
}

function openError(
  finding: ModelFinding,
  path: string,
  ground: ModelDoc | null,
  commits: readonly ModelCommit[],
): OpenError {
  const { id = '', commit, rule, subjects } = finding;
  const whole = cameWhole(finding, commits);
  return {
    id,
    commit,
    rule,
    path,
    ground,
    all: subjects,
    subjects: new Set(subjects),
    whole,
    accepted: false,
  };
}

/** Whether an error came with its file or plan. */
function cameWhole({ commit, path }: ModelFinding, commits: readonly ModelCommit[]): boolean {
  const own = commits.find(({ id }) => id === commit);
  const [parent, ...others] = commits.filter(({ id }) => own?.parents.includes(id));
  if (own === undefined || others.length > 0) return false;
  const [before, after] = [parent?.files[path] ?? null, own.files[path] ?? null];
  return before === null || (readable(before) && readable(after) && before.plan !== after.plan);
}

/** An item that got another key since is refused under that one: the finding tells the old one alone. */
function isNamedAlike({ path, subjects, ground }: OpenError, files: Files): boolean {
  const known = [ground, files[path] ?? null].filter(readable).flatMap(({ items }) => Object.keys(items));
  return [...subjects].every(
    (subject) => subject === '@file' || known.includes(splitSubject(subject).entity),
  );
}
