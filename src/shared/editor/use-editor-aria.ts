import { useEffect } from 'react';
import type { Quill } from 'react-quill';

type Attributes = Record<string, string | boolean | undefined>;

/** Sets the role and the accessible name on the editable element, because Quill does not. */
export const useEditorAria = (quill: Quill | null, attributes: Attributes) => {
  useEffect(() => {
    if (!quill) return;
    for (const [name, value] of Object.entries({ role: 'textbox', 'aria-multiline': true, ...attributes })) {
      if (value === undefined) quill.root.removeAttribute(name);
      else quill.root.setAttribute(name, String(value));
    }
  }, [quill, attributes]);
};
