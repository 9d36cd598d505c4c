import { type Markup, markup } from '../site/markup';

/** The characters that no XML document may contain, even escaped. */
// eslint-disable-next-line no-control-regex -- these are control characters
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text for XML: `markup` escapes it, and what XML cannot contain is left out. */
export const plain = (text: string): string => text.replace(FORBIDDEN, '');

/** An XML document with this root. */
export const documentOf = (root: Markup): string =>
  `${
    markup`<?xml version="1.0" encoding="utf-8"?>
${root}`.html
  }\n`;
