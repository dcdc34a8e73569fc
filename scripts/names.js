// @ts-check

/** @param {string} name in kebab case */
export function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {string} name in kebab case */
export function pascal(name) {
  return camel(`-${name}`);
}
