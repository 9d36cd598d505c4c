import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** Roles that only hold others, and say nothing without a name. */
const SILENT = new Set([
  'generic',
  'presentation',
  'none',
  'paragraph',
  'rowgroup',
  'row',
  'list',
  'listitem',
  'table',
  'banner',
  'region',
]);
/** Roles whose content is their name. */
const LEAVES = new Set([
  'button',
  'link',
  'heading',
  'option',
  'tab',
  'columnheader',
  'img',
  'menuitem',
  'textbox',
  'searchbox',
]);
const STATES = ['checked', 'disabled', 'expanded', 'selected', 'pressed', 'current', 'invalid', 'required'];

const squeezed = (text: string): string =>
  text
    .replace(/[\u200b\u2066-\u2069]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const isTrue = (element: Element, state: string): boolean => {
  const stated = element.getAttribute(`aria-${state}`);
  if (stated !== null) return stated !== 'false';
  return state in element && (element as Element & Record<string, unknown>)[state] === true; // any property of a field
};

const statesOf = (element: Element): string[] => STATES.filter((state) => isTrue(element, state));

const valueOf = (element: Element): string => {
  if (element instanceof HTMLAnchorElement) return element.getAttribute('href') ?? '';
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && !['checkbox', 'radio', 'file'].includes(element.type) ? element.value : '';
};

const describe = (element: Element, role: string): string => {
  const name = squeezed(computeAccessibleName(element));
  const level = role === 'heading' ? [element.tagName.slice(1)] : [];
  const states = [...level, ...statesOf(element)].map((state) => ` [${state}]`).join('');
  const value = valueOf(element);
  return `${role}${name && ` "${name}"`}${states}${value && ` = ${value}`}`;
};

/** The role, also of fields that have none. */
const roleOf = (element: Element): string | null =>
  getRole(element) ?? (element instanceof HTMLInputElement && !element.hidden ? element.type : null);

const linesOf = (node: Node, depth: number): string[] => {
  const line = (text: string) => (text ? [`${'  '.repeat(depth)}${text}`] : []);
  if (node instanceof Text) return line(squeezed(node.data));
  if (!(node instanceof Element) || isInaccessible(node)) return [];
  const role = roleOf(node);
  const below = (level: number) => [...node.childNodes].flatMap((child) => linesOf(child, level));
  const isSilent = role === null || (SILENT.has(role) && !node.hasAttribute('aria-label'));
  if (isSilent) return below(depth);
  const own = line(describe(node, role));
  const rest = LEAVES.has(role) ? [] : below(depth + 1);
  // Its name is all that it contains.
  return rest.length === 1 && own[0]?.endsWith(`"${rest[0]?.trim()}"`) ? own : [...own, ...rest];
};

/**
 * What a page says to somebody who does not see it: a line for each role with its name, its states and its value, and for each
 * text, indented by what it is in. A test compares it with a snapshot that people can read.
 */
export const roleTree = (element: Element): string => linesOf(element, 0).join('\n');
