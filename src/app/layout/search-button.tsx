import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { controlKeyName, useControlKey } from '@/shared/ui/keys/control-key';
import { KeyCap } from '@/shared/ui/keys/key-cap';
import { type KeysOfPart, pageKeys } from '@/shared/ui/keys/page-keys';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { layoutMessages } from './messages';

const palette = onDemand(() =>
  import(/* webpackChunkName: "palette" */ '../palette/palette').then((module) => module.Palette),
);

// It looks like a field; on a phone only its icon is left.
const Root = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: '0 1 300px',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  height: 36,
  padding: theme.spacing(0, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', fontSize: 20 },
  '& > span': { flex: 1, minWidth: 0 },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    flex: 'none',
    justifyContent: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    '& > span': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& > kbd': { display: 'none' },
  },
}));

/** Opens the palette, as Ctrl+K does on every page (LOK-01). Its code loads on first use. */
export function SearchButton() {
  const messages = useMessages(layoutMessages);
  const [parts, setParts] = useState<readonly KeysOfPart[] | null>(null);
  const Palette = palette.usePart(parts !== null);
  const open = () => setParts(pageKeys());
  useControlKey('K', messages.searchMeans, open);
  const preload = () => void palette.preload();
  return (
    <>
      <Root
        data-gives-way
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={messages.searchMeans}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <SearchIcon />
        <span>{messages.search}</span>
        <KeyCap aria-hidden="true">{controlKeyName('K')}</KeyCap>
      </Root>
      {Palette && <Palette parts={parts} onClose={() => setParts(null)} />}
    </>
  );
}
