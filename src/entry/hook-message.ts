/** Everything below this line is cut away by `git commit --verbose`. */
const scissors = /^# -+ >8 -+$/m;

/** The message as git will clean it up: without what is below the scissors, and without comment lines. */
export function commitMessage(text: string): string {
  const cut = scissors.exec(text);
  const kept = cut === null ? text : text.slice(0, cut.index);
  return kept
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
}
