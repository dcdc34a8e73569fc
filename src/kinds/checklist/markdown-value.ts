import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json-value.ts';

/**
 * A task list as a checklist sees it: `{ title, items, rows }`. The title of the document is no section of it, since it often
 * says how far things are, and what only mirrors the mark or the indentation is left out.
 */
export function markdownValue(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  const { items = [], sections = [], rows = [] } = value;
  const isTitled = hasTitle(sections);
  const [title] = objectsIn(sections);
  const below = new Map<JsonValue, JsonValue>();
  const sectionOf = (section: JsonValue) => {
    if (!isTitled || !isJsonArray(section)) return section;
    const own = below.get(section) ?? section.slice(1);
    below.set(section, own);
    return own;
  };
  return {
    ...(isTitled && title?.title !== undefined ? { title: title.title } : {}),
    items: objectsIn(items).map((item) => shown(item, sectionOf)),
    rows: objectsIn(rows).map((row) => shown(row, sectionOf)),
  };
}

const mirrors = new Set(['done', 'depth']);

/** There may be many: to copy members one by one takes less than to spread them. */
function shown(item: JsonObject, sectionOf: (section: JsonValue) => JsonValue): JsonObject {
  const copy: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(item))
    if (!mirrors.has(name)) copy[name] = name === 'section' ? sectionOf(value) : value;
  return copy;
}

/** A title is the first heading, if it alone has the first level. */
function hasTitle(sections: JsonValue): boolean {
  const levels = objectsIn(sections).map(({ level }) => level);
  return levels[0] === 1 && levels.lastIndexOf(1) === 0;
}

function objectsIn(value: JsonValue): JsonObject[] {
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}
