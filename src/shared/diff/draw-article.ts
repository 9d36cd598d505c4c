import { htmlToText } from '@/shared/text/html-to-text';
import { truncateGraphemes } from '@/shared/text/truncate';

import { isChoice, withoutBlocks, type DiffBlock } from './diff-html';
import { fold } from './fold';

type Words = { unchanged: (count: number) => string; take: (text: string) => string };

/** The length of a block's text in the name of its check box. */
const NAME_LENGTH = 60;

const choiceOf = (block: DiffBlock, name: string, onChange: (isTaken: boolean) => void): Element => {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = true;
  box.ariaLabel = name;
  box.addEventListener('change', () => onChange(box.checked));
  const choice = document.createElement('div');
  choice.className = 'choice';
  choice.append(box, block.element);
  return choice;
};

/**
 * Builds the DOM nodes of a compared article. Long unchanged stretches are collapsed. If there is a
 * listener, every changed block has a check box, and a change calls the listener with the article without
 * the rejected blocks.
 */
export const drawArticle = (
  blocks: DiffBlock[],
  { unchanged, take }: Words,
  onChoose?: (html: string | null) => void,
): Node[] => {
  const left = new Set<DiffBlock>();
  const shownOf = (block: DiffBlock): Element => {
    if (!onChoose || !isChoice(block)) return block.element;
    const name = take(truncateGraphemes(htmlToText(block.after || block.before), NAME_LENGTH));
    return choiceOf(block, name, (isTaken) => {
      if (isTaken) left.delete(block);
      else left.add(block);
      onChoose(left.size === 0 ? null : withoutBlocks(blocks, left));
    });
  };
  return fold(blocks, ({ kind }) => kind === 'same').map((stretch) => {
    if ('shown' in stretch) return shownOf(stretch.shown);
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = unchanged(stretch.folded.length);
    details.append(summary, ...stretch.folded.map(({ element }) => element));
    return details;
  });
};
