/** Where the runner keeps its records, as paths of the repository. */
export interface RunnerPlaces {
  readonly tree: string;
  readonly runState: string;
  readonly iterations: string;
  readonly context: string;
  readonly history: string;
  readonly failure: string;
}

/** The nearest `.runner` above the tree holds them; where there is none, one beside the tree. */
export function runnerPlaces(tree: string, runState: string): RunnerPlaces {
  const folders = tree.split('/').slice(0, -1);
  const at = folders.lastIndexOf('.runner');
  const base = [...(at < 0 ? folders : folders.slice(0, at)), '.runner'].join('/');
  const context = `${base}/context`;
  return {
    tree,
    runState,
    iterations: `${base}/iterations`,
    context,
    history: `${context}/history.md`,
    failure: `${context}/failure.md`,
  };
}
