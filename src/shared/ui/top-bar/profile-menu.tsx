import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';

import { Avatar } from '../avatar/avatar';
import { TOUCH, TOUCH_PX } from '../theme/touch';

const Face = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  // The name gives way to a notice in the bar, but not the picture and the arrow.
  flexShrink: 10,
  gap: theme.spacing(1),
  minWidth: 82,
  maxWidth: 'min(320px, 60vw)',
  padding: theme.spacing(0.5, 1),
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.action.hover },
  [TOUCH]: { minHeight: TOUCH_PX },
  '& > svg': { fontSize: 18, color: theme.vars.palette.text.secondary },
}));

const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.4,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > strong': { fontWeight: 600 },
  '& > small': { ...theme.typography.caption, lineHeight: 1.4, color: theme.vars.palette.text.secondary },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 220,
  padding: theme.spacing(1.5),
}));

const AT_THE_END = { vertical: 'bottom', horizontal: 'right' } as const;
const FROM_THE_TOP = { vertical: -6, horizontal: 'right' } as const;

type ProfileMenuProps = {
  name: string;
  bio?: string | null;
  avatarUrl?: string | null;
  /** The accessible name of the menu. */
  label: string;
  /** Call `close` from an item that opens something else, such as a dialog. */
  children: (close: () => void) => ReactNode;
};

/** The signed-in person; a click opens their settings and Log out (NAV-07). */
export function ProfileMenu({ name, bio, avatarUrl, label, children }: ProfileMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const face = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // Not by the location: a page that arrives late would close the menu under the pointer.
  const closeAtLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close();

  return (
    <>
      <Face
        ref={face}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(true)}
      >
        <Avatar name={name} src={avatarUrl} decorative />
        <Words>
          <strong>{name}</strong>
          {bio && <small>{bio}</small>}
        </Words>
        <ExpandMoreIcon />
      </Face>
      <Popover
        id={id}
        open={open}
        onClose={close}
        anchorEl={() => face.current}
        anchorOrigin={AT_THE_END}
        transformOrigin={FROM_THE_TOP}
        disableScrollLock
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Panel onClick={closeAtLink}>{children(close)}</Panel>
      </Popover>
    </>
  );
}
