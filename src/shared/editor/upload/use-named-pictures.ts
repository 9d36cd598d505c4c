import Delta from 'quill-delta';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Quill } from 'react-quill';

import { getMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { editorMessages } from '../editor-messages';
import { isElsewhere, type LinkRules } from '../links';
import { toAttributes } from '../quill/attributes';
import { editorOf } from '../quill/editor-of';
import { tablesOf } from '../tables/tables-module';

/** Lets the server store a picture of another website. Rejects if it cannot. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<{ url: string }>;

/** Replaces every picture of an address. One that was deleted meanwhile stays deleted. */
const replacePictures = (quill: Quill, from: string, to: string) => {
  tablesOf(quill).openCellsWith((node) => node.getAttribute('src') === from);
  for (const node of quill.root.querySelectorAll('img')) {
    const blot = node.getAttribute('src') === from ? Quill.find(node) : null;
    const editor = editorOf(node);
    if (!blot || blot instanceof Quill || !editor) continue;
    const index = editor.getIndex(blot);
    const { insert, attributes } = editor.getContents(index, 1).ops[0] ?? {};
    if (typeof insert !== 'object' || !insert.image) continue;
    const image = { ...toAttributes(insert.image, 'src'), src: to };
    editor.updateContents(new Delta().retain(index).insert({ image }, attributes).delete(1), 'user');
  }
};

/**
 * Has the pictures that pasted content takes from other websites stored on the server (PST-04), one after another, and replaces
 * their addresses. Those that stay there are counted in a toast; the text and the checks mark them.
 */
export const useNamedPictures = (quill: Quill | null, links: LinkRules, fetchPicture?: FetchPicture) => {
  const [waiting, setWaiting] = useState(0);
  const latest = useRef({ quill, links, fetchPicture });
  const last = useRef<Promise<void>>(Promise.resolve());
  const [controller] = useState(() => new AbortController());
  useEffect(() => {
    latest.current = { quill, links, fetchPicture };
  });
  useEffect(() => () => controller.abort(), [controller]);

  const take = useCallback(
    (addresses: string[]) => {
      const { signal } = controller;
      const elsewhere = addresses.filter((address) => isElsewhere(address, latest.current.links));
      if (elsewhere.length === 0) return;
      const fetchOne = async (address: string): Promise<boolean> => {
        const { fetchPicture: store, quill: editor } = latest.current;
        if (!store || !editor || signal.aborted) return false;
        const { url } = await store(address, signal);
        if (!signal.aborted) replacePictures(editor, address, url);
        return true;
      };
      const fetchAll = async () => {
        let left = 0;
        for (const address of elsewhere) if (!(await fetchOne(address).catch(() => false))) left += 1;
        setWaiting((count) => count - 1);
        if (left > 0 && !signal.aborted) toast.blank(getMessages(editorMessages).picturesElsewhere(left));
      };
      setWaiting((count) => count + 1);
      last.current = last.current.then(fetchAll);
    },
    [controller],
  );

  return { isFetching: waiting > 0, take };
};
