import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { KeyCap } from '@/shared/ui/keys/key-cap';
import { type KeysOfPart, pageKeys, usePageKeys } from '@/shared/ui/keys/page-keys';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { isPaletteKey } from '../palette/palette-key';

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

const KEY = /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';

/** The editor has a use of its own for Ctrl+K, and a dialog over the page must not be left by it. */
const TAKES_KEY = '[contenteditable="true"], .MuiModal-root';

/** Opens the palette, as Ctrl+K does on every page (LOK-01). Its code loads on first use. */
export function SearchButton() {
  const messages = useMessages(layoutMessages);
  const [parts, setParts] = useState<readonly KeysOfPart[] | null>(null);
  const Palette = palette.usePart(parts !== null);
  const open = () => setParts(pageKeys());
  usePageKeys([{ key: KEY, means: messages.searchMeans }]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest(TAKES_KEY);
    if (!isPaletteKey(event) || event.defaultPrevented || isTaken) return;
    // Otherwise the browser goes to its address bar.
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
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
        <KeyCap aria-hidden="true">{KEY}</KeyCap>
      </Root>
      {Palette && <Palette parts={parts} onClose={() => setParts(null)} />}
    </>
  );
}
