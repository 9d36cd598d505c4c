import MoreVert from '@mui/icons-material/MoreVert';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import { ActionMenu, preloadActionMenu } from '../data-table/action-menu';
import { IconButton } from '../icon-button/icon-button';
import { kitMessages } from '../messages';
import { whereCards } from '../theme/cards';

/** A secondary action of a page: it opens another page, or does something here. */
type PageAction = {
  label: string;
  variant?: 'default' | 'outlined';
  danger?: boolean;
  loading?: boolean;
  /** Above a table there is something better. */
  onlyWithCards?: boolean;
} & ({ to: string; onSelect?: undefined } | { to?: undefined; onSelect: () => void });

/** `false` is an action that the person may not use. */
type Props = { actions: readonly (PageAction | false)[] };

/**
 * The secondary actions of a page header. In narrow windows they are in a menu behind one button: the title leaves no more
 * room, and buttons that wrap when they load would push the page down.
 */
export function MoreActions({ actions }: Props) {
  const messages = useMessages(kitMessages);
  const navigate = useNavigate();
  const hasCards = useMediaQuery(whereCards, { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = actions
    .filter((action) => action !== false)
    .filter(({ onlyWithCards = false }) => hasCards || !onlyWithCards);

  if (offered.length === 0) return null;
  if (!hasCards)
    return offered.map(({ label, variant = 'outlined', danger, loading, to, onSelect }) => (
      <Button
        key={label}
        variant={variant}
        color={danger ? 'danger' : 'primary'}
        onClick={onSelect}
        {...(loading !== undefined && { loading })}
        {...(to !== undefined && { to })}
      >
        {label}
      </Button>
    ));
  return (
    <>
      <IconButton
        label={messages.moreActions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preloadActionMenu}
        onFocus={preloadActionMenu}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <ActionMenu
        anchor={anchor}
        upward={false}
        items={offered.map(({ label, danger, to, onSelect }) => ({
          key: label,
          label,
          danger: danger ?? false,
          onSelect: onSelect ?? (() => void navigate(to)),
        }))}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
