import CloseIcon from '@mui/icons-material/Close';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { useBarHeight } from '../action-bar/use-bar-height';
import { Button } from '../button/button';
import { ActionMenu, preloadActionMenu } from '../data-table/action-menu';
import type { CustomRowAction } from '../data-table/row-actions';
import { Hint } from '../hint/hint';
import { IconButton } from '../icon-button/icon-button';
import { usePageKeys } from '../keys/page-keys';
import { kitMessages } from '../messages';
import { whereCards } from '../theme/cards';

const Root = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 4,
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(0.5, 1),
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.primary.soft,
  whiteSpace: 'nowrap',
  '& > [role="status"]': { ...theme.typography.body2, marginInlineEnd: theme.spacing(1), fontWeight: 600 },
  '& > small': { ...theme.typography.caption, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  [whereCards(theme)]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetBlock: 'auto 0',
    minHeight: 56,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[6],
    '& > [role="status"]': { marginInlineEnd: 'auto' },
  },
}));

type Props = {
  /** How many are chosen, in words. */
  count: string;
  actions: readonly CustomRowAction[];
  /** Said in place of the actions, if there are none. */
  nothing: ReactNode;
  /** Chooses the whole page: cards have no head of a table. */
  onPage: () => void;
  onClose: () => void;
};

/** After the bar: the keyboard goes on at the list, instead of at the top of the page. A closing dialog is inert. */
const focusList = () => {
  if (document.activeElement?.matches('body, [inert] *') ?? true)
    document.querySelector<HTMLElement>('th [data-choose] input')?.focus();
};

/**
 * What a person can do with the chosen rows of a list. It takes the place of the toolbar, so that nothing moves; below cards
 * it is at the bottom. Where the actions do not fit, they are in a menu.
 */
export function SelectionBar({ count, actions, nothing, onPage, onClose }: Props) {
  const messages = useMessages(kitMessages);
  const hasCards = useMediaQuery(whereCards, { noSsr: true });
  // Eight actions take 1,030 px, beside a sidebar and margins of 310 px.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(1400), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  usePageKeys([{ key: 'Escape', means: messages.chooseNothing, act: onClose }]);
  // Once the bar is gone, and what had the focus in it.
  useEffect(() => () => void setTimeout(focusList), []);

  return (
    <Root ref={bar} data-selection-bar role="group" aria-label={count}>
      <IconButton label={messages.chooseNothing} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <span role="status">{count}</span>
      {hasCards && (
        <Button size="sm" variant="flat" color="secondary" onClick={onPage}>
          {messages.choosePageShort}
        </Button>
      )}
      {actions.length === 0 && <small>{nothing}</small>}
      {isNarrow && actions.length > 0 && (
        <>
          <Button
            size="sm"
            endIcon={hasCards ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onPointerEnter={preloadActionMenu}
            onFocus={preloadActionMenu}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {messages.chosenActions}
          </Button>
          <ActionMenu
            upward={hasCards}
            anchor={anchor}
            items={[...actions]}
            onClose={() => setAnchor(null)}
          />
        </>
      )}
      {!isNarrow && actions.map(({ key, ...action }) => <BarButton key={key} {...action} />)}
    </Root>
  );
}

function BarButton({ label, danger = false, disabledReason, onSelect }: Omit<CustomRowAction, 'key'>) {
  const button = (
    <Button
      size="sm"
      variant="outlined"
      color={danger ? 'danger' : 'primary'}
      disabled={disabledReason !== undefined}
      onClick={onSelect}
    >
      {label}
    </Button>
  );
  return disabledReason === undefined ? button : <Hint text={disabledReason}>{button}</Hint>;
}
