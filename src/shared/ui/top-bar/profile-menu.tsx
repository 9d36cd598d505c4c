import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { Avatar } from '../avatar/avatar';

const Root = styled('div')({ position: 'relative', minWidth: 0 });

const Face = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  maxWidth: 'min(320px, 60vw)',
  padding: theme.spacing(0.5, 1),
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.action.hover },
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
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 0,
  top: 'calc(100% + 6px)',
  display: 'grid',
  gap: theme.spacing(1),
  width: 'max-content',
  minWidth: 220,
  maxWidth: 'calc(100vw - 24px)',
  padding: theme.spacing(1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
}));

type ProfileMenuProps = { name: string; bio?: string | null; avatarUrl?: string | null; children: ReactNode };

/** The signed-in person, and on click what they can set or leave (NAV-07). */
export function ProfileMenu({ name, bio, avatarUrl, children }: ProfileMenuProps) {
  const id = useId();
  // Open for as long as the page is the one it was opened on: a link in it closes it.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const face = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(null);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt(null);
      face.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return (
    <Root ref={root}>
      <Face
        ref={face}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : key)}
      >
        <Avatar name={name} src={avatarUrl} decorative />
        <Words>
          <strong>{name}</strong>
          {bio && <small>{bio}</small>}
        </Words>
        <ExpandMoreIcon />
      </Face>
      {open && <Panel id={id}>{children}</Panel>}
    </Root>
  );
}
