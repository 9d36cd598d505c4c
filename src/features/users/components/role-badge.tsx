import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

import { Badge } from '@/shared/ui/badge/badge';

import { roleOf } from '../model/role';

const Root = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  // The longest names are wider than a phone leaves room for.
  '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

const More = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 24,
  minHeight: 24,
  padding: '0 4px',
  border: 0,
  borderRadius: 999,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'help',
}));

/** A person's role (USR-03). "+N" tells the other permissions to the pointer, the keyboard's focus and the finger. */
export function RoleBadge({ permission }: { permission: number }) {
  const role = roleOf(permission);
  const [open, setOpen] = useState(false);
  if (!role) return '-';
  const others = role.others.join(', ');
  return (
    <Root>
      <Badge color={role.name === 'ADMINISTRATOR' ? 'danger' : 'info'}>{role.name}</Badge>
      {others && (
        <Tooltip
          title={others}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          leaveTouchDelay={4_000}
        >
          {/* The tooltip by itself takes a finger only if it stays. */}
          <More type="button" onClick={() => setOpen(true)} aria-label={`+${role.others.length}: ${others}`}>
            +{role.others.length}
          </More>
        </Tooltip>
      )}
    </Root>
  );
}
