import { configurationPath, waiversPath } from '../../app/policy/policy-paths.ts';
import { ownerFiles, ownersOf } from '../doctor/code-owners.ts';
import type { TopFolder } from '../top-folder.ts';
import type { Proposal } from './proposal.ts';
import { workflowPath } from './workflow.ts';

const lines = [configurationPath, waiversPath, '.github/']
  .map((path) => `/${path.padEnd(24)} @your-org/gate-owners\n`)
  .join('');

/** Who owns the files that decide: only a person knows, so it is never written. */
export function proposeOwners(folder: TopFolder): Proposal {
  const path = ownerFiles.find((file) => folder.look(file) !== 'absent') ?? ownerFiles[0];
  const text = folder.text(path) ?? '';
  const owned = [configurationPath, waiversPath, workflowPath, path].every(
    (each) => ownersOf(text, each).length > 0,
  );
  if (owned) return { path, text: '', state: 'there' };
  const note = 'name the people who may change how the gate judges, and require approval by code owners';
  return { path, text: lines, state: 'by-hand', note };
}
