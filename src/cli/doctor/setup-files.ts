import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namedBytes, policyBytes } from '../../check/policy-bytes.ts';
import type { TopFolder } from '../../check/top-folder.ts';
import type { PolicyBytes } from '../../config/policy-text.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import { agentFiles } from '../../integrations/agents/agent-names.ts';
import { ownerFiles } from './code-owners.ts';

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The files of the work tree that say how the gate is set up. */
export interface SetupFiles {
  readonly configuration: PolicyBytes;
  readonly waivers: PolicyBytes;
  /** The files that the configuration names, by path. */
  readonly named?: ReadonlyMap<string, PolicyBytes>;
  /** In the order in which GitHub looks for them: the first counts. */
  readonly owners: readonly TextFile[];
  readonly workflows: readonly TextFile[];
  readonly packageJson?: string;
  readonly preCommit?: TextFile;
  readonly lefthook?: TextFile;
  /** Attributes of all clones, and of this one. */
  readonly attributes?: readonly TextFile[];
  /** Settings in which agents are told what to start. */
  readonly agents?: readonly TextFile[];
}

export const noFiles: SetupFiles = { configuration: null, waivers: null, owners: [], workflows: [] };

const workflowFolder = '.github/workflows';
export const lefthookFiles = ['lefthook.yml', 'lefthook.yaml', '.lefthook.yml', '.lefthook.yaml'] as const;
export const preCommitFile = '.pre-commit-config.yaml';

/** Reads them; links are not followed. */
export function readSetupFiles(folder: TopFolder, kinds: readonly StateKind[]): SetupFiles {
  const texts = (paths: readonly string[]) =>
    paths.flatMap((path): TextFile[] => {
      const text = folder.text(path);
      return text === undefined ? [] : [{ path, text }];
    });
  const packageJson = folder.text('package.json');
  const [preCommit] = texts([preCommitFile]);
  const [lefthook] = texts(lefthookFiles);
  const configuration = policyBytes(folder, configurationPath);
  return {
    configuration,
    named: namedBytes(folder, configuration, kinds),
    waivers: policyBytes(folder, waiversPath),
    owners: texts(ownerFiles),
    workflows: texts(workflowPaths(folder)),
    attributes: texts(['.gitattributes', '.git/info/attributes']),
    agents: texts([...new Set(Object.values(agentFiles))]),
    ...(packageJson === undefined ? {} : { packageJson }),
    ...(preCommit === undefined ? {} : { preCommit }),
    ...(lefthook === undefined ? {} : { lefthook }),
  };
}

function workflowPaths(folder: TopFolder): string[] {
  if (folder.look(workflowFolder) !== 'folder') return [];
  const names = readdirSync(join(folder.folder, workflowFolder)).filter((name) => /\.ya?ml$/.test(name));
  return names.sort().map((name) => `${workflowFolder}/${name}`);
}
