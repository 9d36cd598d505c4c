import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import type { EmitterSource, Quill } from 'react-quill';

import type { Writing } from './blocks/inline-to-html';
import type { OpenedBody } from './blocks/save-body';
import type { SplitBody, StoredBlock } from './blocks/stored-block';
import { openInEditor, readBody } from './quill/body-session';
import { changeInEditor } from './quill/change-in-editor';

type Body = {
  value: string;
  onChange: (html: string) => void;
  writing: Writing;
  /** Undefined while it loads. */
  split?: SplitBody;
  disabled: boolean;
};

const noBlocks = (): StoredBlock[] => [];

/**
 * Shows a body in the editor, block by block, and emits its html after each change by the person. Nobody can
 * type while a body waits for `split`; an empty one does not need it.
 */
export const useBody = (quill: Quill | null, { value, onChange, writing, split, disabled }: Body) => {
  const opened = useRef<{ quill: Quill; body: OpenedBody }>(null);
  // The last value that was opened, or recognised as one of `givenOut`.
  const handled = useRef('');
  const givenOut = useRef<string[]>([]);
  const latest = useRef({ onChange, writing });
  useEffect(() => {
    latest.current = { onChange, writing };
  });

  // Before the first paint, so that the text appears together with the editor.
  useLayoutEffect(() => {
    if (!quill) return;
    const isOpen = opened.current?.quill === quill;
    // The form may still have the value before the last keystrokes: only a changed value says something new.
    if (isOpen && value === handled.current) return;
    // Ignore a value that this editor emitted earlier: it is older than the text on screen.
    const given = givenOut.current.lastIndexOf(value);
    if (isOpen && given >= 0) {
      givenOut.current.splice(0, given);
      handled.current = value;
      return;
    }
    const read = value === '' ? noBlocks : split;
    const accepts = read !== undefined && !disabled;
    // Only on a change, because it measures the page.
    if (accepts !== quill.isEnabled()) quill.enable(accepts);
    if (!read) {
      opened.current = null;
      return;
    }
    handled.current = value;
    givenOut.current = [];
    opened.current = { quill, body: (isOpen ? changeInEditor : openInEditor)(quill, value, read) };
  }, [quill, value, split, disabled]);

  useEffect(() => {
    if (!quill) return;
    const change = (_delta: unknown, _before: unknown, source: EmitterSource) => {
      if (source !== 'user' || !opened.current) return;
      const next = readBody(quill, opened.current.body, latest.current.writing);
      givenOut.current.push(next);
      // A keystroke in a long article is on screen before the form rerenders.
      startTransition(() => latest.current.onChange(next));
    };
    quill.on('text-change', change);
    return () => {
      quill.off('text-change', change);
    };
  }, [quill]);
};
