import { Quill } from 'react-quill';

import { isPlayer } from '@/shared/contract';

import { readAttributes, toAttributes, writeAttributes } from './attributes';

const { EmbedBlot } = Quill.import('parchment');
// Quill's registry is untyped: this is the class that Quill's own video extends.
const BlockEmbed = Quill.import('blots/block/embed') as typeof EmbedBlot;

const IMAGE = ['src', 'alt', 'width', 'height', 'title', 'loading'] as const;
const VIDEO = [
  'src',
  'width',
  'height',
  'title',
  'frameborder',
  'allow',
  'allowfullscreen',
  'loading',
  'referrerpolicy',
  'scrolling',
] as const;

/** A picture with its description and size. */
export class Image extends EmbedBlot {
  static override blotName = 'image';
  static override tagName = 'IMG';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName names an element
    writeAttributes(node, IMAGE, toAttributes(value, 'src'));
    return node;
  }
  static override value(node: Element) {
    return readAttributes(node, IMAGE);
  }
}

/**
 * Replaces Quill's video format (CVE-2025-15056), which writes its address unescaped into copied html and
 * converts the player to a link. This format has no html method, so the browser serializes and escapes it.
 */
export class Video extends BlockEmbed {
  static override blotName = 'video';
  static override tagName = 'IFRAME';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName names an element
    const attributes = toAttributes(value, 'src');
    if (isPlayer(attributes.src ?? '')) writeAttributes(node, VIDEO, attributes);
    return node;
  }
  static override value(node: Element) {
    return isPlayer(node.getAttribute('src') ?? '') ? readAttributes(node, VIDEO) : undefined;
  }
}

/** A horizontal rule. */
export class Rule extends BlockEmbed {
  static override blotName = 'rule';
  static override tagName = 'HR';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName names an element
    writeAttributes(node, [], toAttributes(value, 'class'));
    return node;
  }
  static override value(node: Element) {
    return readAttributes(node, []);
  }
}

/** Marks the place of a picture during its upload; never saved. */
export class ImageUpload extends EmbedBlot {
  static override blotName = 'image-upload';
  static override tagName = 'SPAN';
  static override className = 'image-upload';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName names an element
    writeAttributes(node, ['data-upload', 'data-name'], toAttributes(value, 'data-upload'));
    return node;
  }
  static override value(node: Element) {
    return node.hasAttribute('data-upload') ? readAttributes(node, ['data-upload', 'data-name']) : undefined;
  }
}
