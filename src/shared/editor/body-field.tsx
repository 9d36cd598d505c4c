import { useMemo } from 'react';

import { ProtectedBody } from './protected-body';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
import { findLosses } from './round-trip';

export type BodyFieldProps = RichTextEditorProps & {
  /** The body as the server holds it; empty for a new item. While `value` equals it, nothing was edited. */
  stored: string;
};

/**
 * The field for an article's body: the editor, or, where the editor could not keep all of the stored body, the protected body
 * with its choices. Save with `bodyToSave(value, stored, links)`: what was not edited goes back byte for byte.
 */
export function BodyField({ stored, ...props }: BodyFieldProps) {
  const losses = useMemo(() => findLosses(stored), [stored]);
  if (losses.length === 0) return <RichTextEditor {...props} />;
  return <ProtectedBody stored={stored} losses={losses} {...props} />;
}
