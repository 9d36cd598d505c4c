import { Quill } from 'react-quill';

import { readAttributes, toAttributes, writeAttributes, type Attributes } from './attributes';

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- only its type is needed
const { InlineBlot } = Quill.import('parchment');
// Quill's registry is untyped: this is the class that Quill's own link extends, with its nesting order.
const Inline = Quill.import('blots/inline') as typeof InlineBlot & {
  order: string[];
};

const LINK = ['href', 'target', 'rel', 'title'] as const;

/**
 * The attributes of a new link: it opens in a new tab, without access to the opener and without a referrer.
 */
export const newLink = (href: string): Attributes => ({ href, target: '_blank', rel: 'noopener noreferrer' });

/** A link that keeps its target, rel and title, and stays one link if a part of it is bold. */
export class Link extends Inline {
  static override blotName = 'link';
  static override tagName = 'A';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName names an element
    writeAttributes(node, LINK, toAttributes(value, 'href'));
    return node;
  }
  static override formats(node: HTMLElement) {
    return node.hasAttribute('href') ? readAttributes(node, LINK) : undefined;
  }
  override format(name: string, value: unknown) {
    if (name === Link.blotName && value) writeAttributes(this.domNode, LINK, toAttributes(value, 'href'));
    else super.format(name, value);
  }
  override optimize(context: Record<string, unknown>) {
    super.optimize(context);
    const { next } = this;
    if (!(next instanceof Link)) return;
    if (JSON.stringify(Link.formats(next.domNode)) !== JSON.stringify(Link.formats(this.domNode))) return;
    while (next.children.head) this.appendChild(next.children.head);
    next.remove();
  }
}

/**
 * Makes the link the outermost format, so that formatted text does not split it into several links with an
 * icon each. Marks come next.
 */
export const nestLinksOutermost = () => {
  Inline.order = [...Inline.order.filter((name) => name !== Link.blotName), 'marks', Link.blotName];
};
