import { useEffect } from 'react';
import type { Quill } from 'react-quill';

type Attributes = Record<string, string | boolean | undefined>;

/** Says on the editable element what it is; Quill itself gives it no role and no name. */
export const useEditorAria = (quill: Quill | null, attributes: Attributes) => {
  useEffect(() => {
    if (!quill) return;
    for (const [name, value] of Object.entries({ role: 'textbox', 'aria-multiline': true, ...attributes })) {
      if (value === undefined) quill.root.removeAttribute(name);
      else quill.root.setAttribute(name, String(value));
    }
  }, [quill, attributes]);
};
