import type { TopFolder } from '../../check/top-folder.ts';
import { publishedAt } from '../../output/home.ts';
import { version } from '../../output/version.ts';
import { actionIn } from './own-lines.ts';
import { createFile, type OwnLines, type Proposal } from './proposal.ts';

export const workflowPath = '.github/workflows/stateward.yml';

/** Stands where a person has to say which repository holds the Action; no repository can have that name. */
const unknownRepository = '<owner>/stateward';

export interface WorkflowInput {
  readonly defaultBranch: string;
  readonly repository: string | undefined;
}

export function proposeWorkflow(folder: TopFolder, input: WorkflowInput, own: OwnLines): Proposal {
  const { defaultBranch, repository = actionIn(folder.text(workflowPath)) ?? publishedAt } = input;
  const text = workflowText({ defaultBranch, repository });
  const proposal = createFile(folder, { path: workflowPath, text }, own);
  if (proposal.state !== 'create' || repository !== undefined) return proposal;
  const note = `replace ${unknownRepository} by the repository that holds the Action, or run init with --action`;
  return { ...proposal, note };
}

function workflowText({ defaultBranch, repository = unknownRepository }: WorkflowInput): string {
  return `# Judges what a change does to agents' state files. Make its job a required check of the default branch.
name: stateward
on:
  pull_request:
  merge_group:
  push:
    branches: [${JSON.stringify(branchPattern(defaultBranch))}]
permissions:
  contents: read
jobs:
  stateward:
    # A job that is skipped counts as passed; so it runs even where a job that it needs has failed.
    if: always()
    # needs: [test]
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 0
          # What a force push left behind is fetched when it is judged; this job runs nothing of the repository.
          persist-credentials: true
      - uses: ${JSON.stringify(`${repository}@v${version}`)}
        # What proved the work; without it every item that is done is a claim.
        # with:
        #   guard: \${{ needs.test.result }}
`;
}

/** A branch is named by a pattern here. */
function branchPattern(branch: string): string {
  return branch.replace(/[+!]/g, '\\$&');
}
