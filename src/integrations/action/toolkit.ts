/** What the Action needs of GitHub's toolkit in every run; as a module of its own, so that the rest is not bundled. */
export { error, getInput, info, notice, setOutput, summary } from '@actions/core';
export { context } from '@actions/github';
