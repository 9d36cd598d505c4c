import { useEffect, useState } from 'react';
import type { Quill } from 'react-quill';

import { currentRange, type Formats } from '../quill/commands';

/** The current formats at the cursor. */
export const useFormats = (quill: Quill): Formats => {
  const [formats, setFormats] = useState<Formats>({});
  useEffect(() => {
    const update = () => {
      if (!quill.hasFocus()) return;
      const next = quill.getFormat(currentRange(quill));
      setFormats((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    update();
    quill.on('editor-change', update);
    return () => {
      quill.off('editor-change', update);
    };
  }, [quill]);
  return formats;
};
