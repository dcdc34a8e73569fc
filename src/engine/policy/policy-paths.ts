/** Where a repository says how its state is judged; only these two files, at its top. */
export const configurationPath = '.stateward.yml';
export const waiversPath = '.stateward.waivers.yml';
