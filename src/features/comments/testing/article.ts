import { act } from '@testing-library/react';

import { findWords } from '@/features/checks';
import { partOfPage } from '@/features/news/testing/part-of-page';

/** The element of the article that has the focus. */
export const focusedInArticle = (): Element | null => {
  const root = partOfPage('html')?.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
};

/** Selects words of the article as a person does; returns what ends the selection. jsdom knows none in a shadow tree. */
export const selectInArticle = (words: string): (() => void) => {
  const article = partOfPage('html');
  const range = article && findWords(article, { text: words });
  if (!range) throw new Error('The article has no such text.');
  const selection = { getComposedRanges: () => [range] };
  // The only method of a selection that is used where there is one.
  const spy = jest.spyOn(window, 'getSelection').mockReturnValue(selection as unknown as Selection);
  act(() => void document.dispatchEvent(new Event('selectionchange')));
  return () => spy.mockRestore();
};
