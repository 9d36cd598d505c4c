export type Attributes = Record<string, string>;

/** The named attributes that an element carries. */
export const readAttributes = (node: Element, names: readonly string[]): Attributes =>
  Object.fromEntries(
    names.flatMap((name) => (node.hasAttribute(name) ? [[name, node.getAttribute(name) ?? '']] : [])),
  );

/** Sets the named attributes of an element and removes those of them that are not given. */
export const writeAttributes = (node: Element, names: readonly string[], attributes: Attributes) => {
  for (const name of names) {
    const value = attributes[name];
    if (value === undefined) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
};

/** A value of the editor's as attributes; a plain string, as pasted contents hold it, as the one named. */
export const toAttributes = (value: unknown, name: string): Attributes =>
  typeof value === 'string' ? { [name]: value } : { ...(value as Attributes) }; // written by the formats of this folder only
