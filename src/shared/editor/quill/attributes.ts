export type Attributes = Record<string, string>;

/** Where an element of the editor keeps attributes that it does not show. */
const ALL = 'data-attributes';

/** All attributes that `writeAttributes` was given; for an element from elsewhere the named ones that it carries. */
export const readAttributes = (node: Element, names: readonly string[]): Attributes => {
  const all = node.getAttribute(ALL);
  if (all !== null) return JSON.parse(all) as Attributes; // written below; taken off what is pasted
  return Object.fromEntries(
    names.flatMap((name) => (node.hasAttribute(name) ? [[name, node.getAttribute(name) ?? '']] : [])),
  );
};

/** Sets the named attributes of an element, removes those of them that are not given, and keeps the others for saving. */
export const writeAttributes = (node: Element, names: readonly string[], attributes: Attributes) => {
  for (const name of names) {
    const value = attributes[name];
    if (value === undefined) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
  // In the order in which they would be read: another order would be other bytes.
  const isShown = Object.keys(attributes).join() === names.filter((name) => name in attributes).join();
  if (isShown) node.removeAttribute(ALL);
  else node.setAttribute(ALL, JSON.stringify(attributes));
};

/** A value of the editor's as attributes; a plain string, as pasted contents hold it, as the one named. */
export const toAttributes = (value: unknown, name: string): Attributes =>
  typeof value === 'string' ? { [name]: value } : { ...(value as Attributes) }; // written by the formats of this folder only
