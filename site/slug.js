// @ts-check

/** The anchor of a heading, as GitHub makes it: blanks around a sign that goes stay, as hyphens. @param {string} heading Markdown */
export function slugOf(heading) {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
