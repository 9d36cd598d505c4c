import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { IconButton } from '@/shared/ui/icon-button/icon-button';

const Root = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  paddingInlineStart: 10,
  borderRadius: 999,
  color: theme.vars.palette.primary.ink,
  backgroundColor: theme.vars.palette.primary.soft,
  overflowWrap: 'anywhere',
  '& button': { width: 28, height: 28, borderRadius: 999, color: 'inherit' },
  '& svg': { fontSize: 16 },
}));

type Props = { tag: string; removeLabel: string; onRemove: (tag: string) => void };

/** One tag and the button that takes it away. Drawn again for itself alone: an item may have hundreds. */
export const TagChip = memo(function TagChip({ tag, removeLabel, onRemove }: Props) {
  return (
    <Root>
      {tag}
      <IconButton label={removeLabel} onClick={() => onRemove(tag)}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
});
