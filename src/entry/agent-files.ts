/** Where agents read what they are to start, from the top of a repository. */
export const agentFiles = {
  'claude-code': '.claude/settings.json',
  codex: '.codex/hooks.json',
  cursor: '.cursor/hooks.json',
  copilot: '.github/hooks/stateward.json',
} as const;
