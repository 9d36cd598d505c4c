import { Quill } from 'react-quill';

import { readWrappers, type Wrapper } from '../blocks/lines';

const { Attributor, EmbedBlot, Scope } = Quill.import('parchment');
// Quill's registry is untyped: these are the classes that Quill's own formats extend.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- only its type is needed
const { InlineBlot } = Quill.import('parchment');
const Inline = Quill.import('blots/inline') as typeof InlineBlot;

// Tags whose default look is shown while their text is edited.
const SHOWN_TAGS =
  /^(?:abbr|b|big|cite|code|dfn|em|font|i|ins|kbd|mark|q|rp|rt|ruby|s|samp|small|strong|sub|sup|time|tt|u|var)$/;
const HIDING =
  /^(?:display|visibility|position|opacity|content|pointer-events|inset|top|left|right|bottom|z-index|height|max-height)$/;

/**
 * Applies the look of stored elements to the text, without classes and ids, which have a meaning only on the
 * site.
 */
export const show = (node: HTMLElement, wrappers: Wrapper[]) => {
  for (const [, { dir, lang, style, title, color }] of wrappers) {
    if (dir) node.setAttribute('dir', dir);
    if (lang) node.setAttribute('lang', lang);
    if (title) node.setAttribute('title', title);
    const { style: parsed } = document.createElement('i');
    parsed.cssText = style ?? '';
    if (color) parsed.color = color;
    for (const name of Array.from(parsed))
      if (!HIDING.test(name)) node.style.setProperty(name, parsed.getPropertyValue(name));
  }
};

/**
 * The elements of a line, or around it, in the stored body: kept for saving, and shown if they change the
 * look.
 */
class WrapperAttributor extends Attributor {
  override add(node: HTMLElement, value: string) {
    this.hide(node);
    const wrappers = readWrappers(value);
    if (!wrappers) return false;
    show(node, wrappers);
    return super.add(node, value);
  }
  override remove(node: HTMLElement) {
    this.hide(node);
    super.remove(node);
  }
  private hide(node: HTMLElement) {
    const { textAlign } = node.style;
    for (const name of ['dir', 'lang', 'title', 'style']) node.removeAttribute(name);
    node.style.textAlign = textAlign;
  }
}

export const ElementFormat = new WrapperAttributor('element', 'data-element', { scope: Scope.BLOCK });
export const ContainerFormat = new Attributor('container', 'data-container', { scope: Scope.BLOCK });

/** Text in elements that are not editor formats, outermost first: an abbreviation, a class, a colour. */
export class Marks extends Inline {
  static override blotName = 'marks';
  static override tagName = 'SPAN';
  static override className = 'ql-marks';
  static override create(value: unknown) {
    const wrappers = readWrappers(value) ?? [];
    const tag = wrappers.map(([name]) => name).find((name) => SHOWN_TAGS.test(name)) ?? 'span';
    const node = document.createElement(tag);
    node.classList.add(Marks.className);
    node.setAttribute('data-marks', String(value));
    show(node, wrappers);
    return node;
  }
  static override formats(node: HTMLElement) {
    return node.getAttribute('data-marks') ?? undefined;
  }
}

/** A line break inside a paragraph. */
export class SoftBreak extends EmbedBlot {
  static override blotName = 'soft-break';
  static override tagName = 'SPAN';
  static override className = 'ql-soft-break';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName names an element
    if (value && typeof value === 'object' && Object.keys(value).length > 0)
      node.setAttribute('data-attributes', JSON.stringify(value));
    node.append(document.createElement('br'));
    return node;
  }
  static override value(node: Element) {
    const all = node.getAttribute('data-attributes');
    return all === null ? {} : (JSON.parse(all) as Record<string, string>); // written above; removed from pasted html
  }
}
