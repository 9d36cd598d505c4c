import { useState } from 'react';

import { onDemand } from '@/shared/ui/on-demand/on-demand';

const editor = onDemand(() => import(/* webpackChunkName: "editor" */ './body-field'));
// Apart from the editor, because an article that is begun has no stored html: 45 of 390 kB that its form does not wait for.
const splitting = onDemand(() =>
  import(/* webpackChunkName: "stored-html" */ './blocks/split-body').then((module) => module.splitBody),
);

/** Starts to load the editor. A page that will need it calls this before it renders. */
export const loadEditor = editor.preload;

/** Starts to load what the editor needs besides for a body that is not empty. */
export const loadSplitting = splitting.preload;

/**
 * The editor with `split`, or undefined while it is loading. For an empty body it does not wait for `split`, which then
 * loads behind the editor, for a draft or a version that is brought into the form. `tryAgain` is there while one of
 * both could not be loaded.
 */
export const useEditor = (body: string) => {
  const [isNew] = useState(body === '');
  const { part: module, tryAgain } = editor.usePartInPlace(true);
  const splitter = splitting.usePartInPlace(!isNew || module !== undefined);
  const parts =
    module && (isNew || splitter.part) ? { BodyField: module.BodyField, split: splitter.part } : undefined;
  return { parts, tryAgain: tryAgain ?? splitter.tryAgain };
};
