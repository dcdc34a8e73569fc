import type { TopFolder } from '../../check/top-folder.ts';
import { actionOf } from './ci.ts';
import type { Proposal } from './proposal.ts';
import { filled } from './templates.ts';

const ownerFiles = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'] as const;

/** The list of owners that is there; undefined where there is none. */
export function ownersIn(folder: TopFolder): string | undefined {
  return ownerFiles.find((file) => folder.look(file) !== 'absent');
}

/** Whether a list names owners for the policy files, or for everything; it is not read line by line as a forge does. */
export function ownsPolicy(folder: TopFolder): boolean {
  return /^(?:\*|\S*\.stateward\S*)[ \t]+\S*@/m.test(folder.text(ownersIn(folder) ?? '') ?? '');
}

interface OwnerInput {
  readonly folder: TopFolder;
  readonly isGitLab: boolean;
  readonly repository: string | undefined;
}

/** Who owns the files that decide: only a person knows, so it is never written. */
export function proposeOwners({ folder, isGitLab, repository }: OwnerInput): Proposal {
  const path = ownersIn(folder) ?? (isGitLab ? 'CODEOWNERS' : ownerFiles[0]);
  if (ownsPolicy(folder)) return { path, text: '', state: 'there' };
  const [owner = ''] = (repository ?? actionOf(folder) ?? '').split('/');
  const ci = (isGitLab ? '/.gitlab-ci.yml' : '/.github/').padEnd(24);
  const text = filled('code-owners', { owner: owner === '' ? 'your-org' : owner, ci });
  const note = 'name the people who may change how the gate judges, and require approval by code owners';
  return { path, text, state: 'by-hand', note };
}
