import { Quill } from 'react-quill';

import { isAllowedEmbed } from '../embeds';

import { readAttributes, toAttributes, writeAttributes } from './attributes';

const { EmbedBlot } = Quill.import('parchment');
// The registry is untyped by name: this is the class that Quill's own video extends.
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

/** A picture, with its description and size. */
export class Image extends EmbedBlot {
  static override blotName = 'image';
  static override tagName = 'IMG';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName is an element's
    writeAttributes(node, IMAGE, toAttributes(value, 'src'));
    return node;
  }
  static override value(node: Element) {
    return readAttributes(node, IMAGE);
  }
}

/**
 * Replaces Quill's own video (CVE-2025-15056): that one writes its address unescaped into html that is copied, and turns
 * the player into a link. Without a way of its own to html it is written by the browser, which escapes.
 */
export class Video extends BlockEmbed {
  static override blotName = 'video';
  static override tagName = 'IFRAME';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName is an element's
    const attributes = toAttributes(value, 'src');
    if (isAllowedEmbed(attributes.src ?? '')) writeAttributes(node, VIDEO, attributes);
    return node;
  }
  static override value(node: Element) {
    return isAllowedEmbed(node.getAttribute('src') ?? '') ? readAttributes(node, VIDEO) : undefined;
  }
}

/** A line across the text. */
export class Rule extends BlockEmbed {
  static override blotName = 'rule';
  static override tagName = 'HR';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName is an element's
    writeAttributes(node, [], toAttributes(value, 'class'));
    return node;
  }
  static override value(node: Element) {
    return readAttributes(node, []);
  }
}

/** Marks where a picture goes while it is on its way to the server; never part of what is saved. */
export class ImageUpload extends EmbedBlot {
  static override blotName = 'image-upload';
  static override tagName = 'SPAN';
  static override className = 'image-upload';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName is an element's
    writeAttributes(node, ['data-upload', 'data-name'], toAttributes(value, 'data-upload'));
    return node;
  }
  static override value(node: Element) {
    return node.hasAttribute('data-upload') ? readAttributes(node, ['data-upload', 'data-name']) : undefined;
  }
}
