import { styled } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';

import { Badge } from '@/shared/ui/badge/badge';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { TOUCH, TOUCH_PX } from '@/shared/ui/theme/touch';

import { roleOf } from '../model/role';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '& > button': {
    ...theme.typography.caption,
    minWidth: 24,
    minHeight: 24,
    padding: '0 4px',
    border: 0,
    borderRadius: 999,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'help',
    [TOUCH]: { minWidth: TOUCH_PX, minHeight: TOUCH_PX },
  },
}));

const tooltip = onDemand(() => import('@mui/material/Tooltip').then((module) => module.default));

type OthersProps = { text: string; anchor: HTMLElement; onClose: () => void };

function Others({ text, anchor, onClose }: OthersProps) {
  const Tooltip = tooltip.usePart(true);
  if (!Tooltip) return null;
  return (
    <Tooltip open title={text} onClose={onClose} slotProps={{ popper: { anchorEl: anchor } }}>
      <span />
    </Tooltip>
  );
}

/**
 * A person's role (USR-03). "+N" shows the other permissions on hover, focus and tap. The tooltip is
 * rendered only on demand, because a list shows twenty of them.
 */
export function RoleBadge({ permission }: { permission: number }) {
  const role = roleOf(permission);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!role) return '-';
  const others = role.others.join(', ');
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setAnchor(currentTarget);
  const hide = () => setAnchor(null);
  return (
    <Root>
      <Badge color={role.name === 'ADMINISTRATOR' ? 'danger' : 'info'}>{role.name}</Badge>
      {others && (
        <button
          type="button"
          aria-label={`+${role.others.length}: ${others}`}
          onMouseEnter={show}
          onMouseLeave={hide}
          onFocus={show}
          onBlur={hide}
          onClick={show}
        >
          +{role.others.length}
        </button>
      )}
      {anchor && <Others text={others} anchor={anchor} onClose={hide} />}
    </Root>
  );
}
