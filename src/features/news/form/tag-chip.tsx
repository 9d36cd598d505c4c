import { memo } from 'react';

type Props = { tag: string; removeLabel: string; onRemove: (tag: string) => void };

/**
 * One tag and the button that takes it away. Drawn again for itself alone, and plain elements, styled from the list: an
 * item may have hundreds, and every key in the form looks through them.
 */
export const TagChip = memo(function TagChip({ tag, removeLabel, onRemove }: Props) {
  return (
    <li>
      {tag}
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={() => onRemove(tag)} />
    </li>
  );
});
