import { memo } from 'react';

import { RemovableChip } from '@/shared/ui/chip-list/removable-chip';

type Props = { tag: string; removeLabel: string; onRemove: (tag: string) => void };

/**
 * A tag with its remove button. Memoized: an item may have hundreds of tags, and every keystroke in the form
 * rerenders the list.
 */
export const TagChip = memo(function TagChip({ tag, removeLabel, onRemove }: Props) {
  return <RemovableChip label={tag} removeLabel={removeLabel} onRemove={() => onRemove(tag)} />;
});
