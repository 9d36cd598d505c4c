import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { readWrappers, writeWrappers, type Formats } from '../blocks/lines';

const { Attributor, Scope } = Quill.import('parchment');

class FigureAttributor extends Attributor {
  override add(node: HTMLElement) {
    return super.add(node, 'true');
  }
  override value(node: HTMLElement) {
    return super.value(node) === 'true' ? true : '';
  }
}

/** A line of a figure: its picture or its caption. `container` stores the element of the figure. */
export const FigureFormat = new FigureAttributor('figure', 'data-figure', { scope: Scope.BLOCK });

/** The `element` format of a caption line. */
export const CAPTION = writeWrappers([['figcaption', {}]]);

/** Whether the formats of a line are those of a caption. */
export const isCaption = ({ element }: Formats): boolean =>
  readWrappers(element)?.some(([tag]) => tag === 'figcaption') === true;

/** Behind a figure that ends the text there is no place to write: this adds a paragraph and goes there. Returns whether it did. */
export const goBelowLastFigure = (quill: Quill): boolean => {
  const end = quill.getLength();
  if (quill.getFormat(end - 1)['figure'] !== true) return false;
  const formats = quill.getFormat(end - 1);
  const plain = Object.fromEntries(Object.keys(formats).map((name) => [name, null]));
  quill.updateContents(
    new Delta()
      .retain(end - 1)
      .insert('\n', formats)
      .retain(1, plain),
    'user',
  );
  quill.setSelection(end, 0, 'user');
  return true;
};

/** Enter after the picture of a figure starts its caption; Enter in the caption leaves the figure. */
export const enterInFigure = (quill: Quill, { index, length }: { index: number; length: number }) => {
  const { figure, container, element } = quill.getFormat(index);
  const [line, offset] = quill.getLine(index + length);
  const rest = (line?.length() ?? 1) - offset - 1;
  const next = isCaption({ element })
    ? { figure: null, container: null, element: null }
    : { figure, container, element: CAPTION };
  quill.updateContents(
    new Delta()
      .retain(index)
      .delete(length)
      .insert('\n', { figure, container, ...(element === undefined ? {} : { element }) })
      .retain(rest)
      .retain(1, next),
    'user',
  );
  quill.setSelection(index + 1, 0, 'silent');
};
