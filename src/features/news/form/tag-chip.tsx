import { memo } from 'react';

import { RemovableChip } from '@/shared/ui/removable-chip/removable-chip';

type Props = { tag: string; removeLabel: string; onRemove: (tag: string) => void };

/** One tag and the button that takes it away. An item may have hundreds, and every key in the form looks through them. */
export const TagChip = memo(function TagChip({ tag, removeLabel, onRemove }: Props) {
  return <RemovableChip label={tag} removeLabel={removeLabel} onRemove={() => onRemove(tag)} />;
});
