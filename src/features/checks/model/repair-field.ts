import { segmentGraphemes } from '@/shared/text/segments';

import type { CheckCode, Place } from '../rules/finding';
import { editableOf, isTyped, textsIn } from '../rules/places';
import { repairsIn } from '../rules/repairs';

type Replacement = { start: number; end: number; right: string };

/** The replacements in a text, the last first. They take whole characters: browsers do not replace a part of one. */
const replacementsIn = (text: string, code: CheckCode): Replacement[] => {
  const characters = [...segmentGraphemes(text)];
  return repairsIn(text)
    .flatMap(({ code: found, index, wrong, right }) => {
      if (found !== code || right === null) return [];
      const behind = index + wrong.length;
      const touched = characters.filter(
        (one) => one.index < behind && one.index + one.segment.length > index,
      );
      const start = touched[0]?.index ?? index;
      const end = touched.reduce((last, one) => Math.max(last, one.index + one.segment.length), behind);
      return [{ start, end, right: text.slice(start, index) + right + text.slice(behind, end) }];
    })
    .reverse();
};

/** Types over the selection as a person would, so that undo works; there is no other way to do so. */
const typeOver = (text: string) =>
  text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);

/** Repairs every fault of one kind in a field of the form, in its input or in the editor. */
export const repairField = (field: Place['field'], code: CheckCode) => {
  const editable = editableOf(field);
  editable?.focus({ preventScroll: true });
  if (!editable) return;
  if (isTyped(editable)) {
    for (const { start, end, right } of replacementsIn(editable.value, code)) {
      editable.setSelectionRange(start, end);
      typeOver(right);
    }
    return;
  }
  const editables = textsIn(editable).filter(({ parentElement }) => parentElement?.isContentEditable);
  for (const node of editables.reverse()) {
    for (const { start, end, right } of replacementsIn(node.data, code)) {
      getSelection()?.setBaseAndExtent(node, start, node, end);
      typeOver(right);
    }
  }
};
