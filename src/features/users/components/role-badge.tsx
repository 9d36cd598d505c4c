import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';

import { Badge } from '@/shared/ui/badge/badge';

import { roleOf } from '../model/role';

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 });

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
  if (!role) return '-';
  const others = role.others.join(', ');
  return (
    <Root>
      <Badge color={role.name === 'ADMINISTRATOR' ? 'danger' : 'info'}>{role.name}</Badge>
      {others && (
        <Tooltip title={others} enterTouchDelay={0} leaveTouchDelay={4_000}>
          <More type="button" aria-label={`+${role.others.length}: ${others}`}>
            +{role.others.length}
          </More>
        </Tooltip>
      )}
    </Root>
  );
}
