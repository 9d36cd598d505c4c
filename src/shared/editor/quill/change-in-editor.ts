import type { Quill } from 'react-quill';

import type { OpenedBody } from '../blocks/save-body';
import type { SplitBody } from '../blocks/stored-block';
import { changeAround } from '../tables/change-around';
import { rememberUploadsOf } from '../tables/kept-uploads';
import { tablesOf } from '../tables/tables-module';

import { linesOf, open, readLines, type Show } from './body-session';
import { differenceOf } from './line-difference';

/** Replaces only what differs, so that the cursor stays in its words, and Undo takes back what the person typed. */
const showDifference: Show = (quill, blocks) => {
  const { savedRange } = quill.selection;
  const shown = readLines(quill).map(({ line }) => line);
  const difference = differenceOf(shown, linesOf(blocks));
  changeAround(tablesOf(quill), () => quill.updateContents(difference, 'api'));
  if (quill.hasFocus()) return;
  // Quill moves only a cursor that has the focus; the toolbar acts on this one.
  const start = difference.transformPosition(savedRange.index);
  const end = difference.transformPosition(savedRange.index + savedRange.length);
  quill.selection.savedRange = { index: start, length: end - start };
};

/** Shows other html in an editor whose text a person may be editing. */
export const changeInEditor = (quill: Quill, html: string, split: SplitBody): OpenedBody => {
  const putBack = rememberUploadsOf(quill);
  const opened = open(quill, html, split, showDifference);
  putBack();
  return opened;
};
