import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { onceFor } from '../../formats/once-for.ts';

/**
 * A task list as a checklist sees it: `{ title, items, rows }`, of tasks that were read with `taskView`. The title of the document is no section of it, since it often
 * says how far things are, and what only mirrors the mark or the indentation is left out.
 */
export function markdownValue(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  const { items = [], sections = [], rows = [] } = value;
  const headings = objectsIn(sections);
  const isTitled = hasTitle(headings);
  const [title] = headings;
  return {
    ...(isTitled && title?.title !== undefined ? { title: title.title } : {}),
    items,
    rows: objectsIn(rows).map(taskView(headings)),
  };
}

/** What is made of each task below such headings. */
export function taskView(headings: readonly JsonObject[]): (task: JsonObject) => JsonObject {
  return hasTitle(headings) ? titledItem : plainItem;
}

const mirrors = new Set(['done', 'depth']);
const sectionBelowTitle = onceFor((section: readonly JsonValue[]) => section.slice(1));
/** There may be many: to copy members one by one takes less than to spread them. */
const itemIn = (isTitled: boolean) => (item: JsonObject) => {
  const copy: Record<string, JsonValue> = {};
  for (const name in item) {
    const value = item[name];
    if (mirrors.has(name) || value === undefined) continue;
    copy[name] = isTitled && name === 'section' && isJsonArray(value) ? sectionBelowTitle(value) : value;
  }
  return copy;
};
const [titledItem, plainItem] = [itemIn(true), itemIn(false)];

/** A title is the first heading, if it alone has the first level. */
function hasTitle(headings: readonly JsonObject[]): boolean {
  const levels = headings.map(({ level }) => level);
  return levels[0] === 1 && levels.lastIndexOf(1) === 0;
}

function objectsIn(value: JsonValue): JsonObject[] {
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}
