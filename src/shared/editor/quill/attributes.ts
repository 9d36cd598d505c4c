export type Attributes = Record<string, string>;

/** The attribute in which an editor element stores attributes that it does not show. */
const ALL = 'data-attributes';

/** All attributes passed to `writeAttributes`; for a pasted element only the named ones. */
export const readAttributes = (node: Element, names: readonly string[]): Attributes => {
  const all = node.getAttribute(ALL);
  if (all !== null) return JSON.parse(all) as Attributes; // written below; removed from pasted html
  return Object.fromEntries(
    names.flatMap((name) => (node.hasAttribute(name) ? [[name, node.getAttribute(name) ?? '']] : [])),
  );
};

/**
 * Sets the named attributes of an element, removes named ones that are missing, and stores all others for
 * saving.
 */
export const writeAttributes = (node: Element, names: readonly string[], attributes: Attributes) => {
  for (const name of names) {
    const value = attributes[name];
    if (value === undefined) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
  // Compare the order too: another order would produce other bytes.
  const isShown = Object.keys(attributes).join() === names.filter((name) => name in attributes).join();
  if (isShown) node.removeAttribute(ALL);
  else node.setAttribute(ALL, JSON.stringify(attributes));
};

/** An editor value as attributes; a plain string, as in pasted content, becomes the named attribute. */
export const toAttributes = (value: unknown, name: string): Attributes =>
  typeof value === 'string' ? { [name]: value } : { ...(value as Attributes) }; // set by this folder
