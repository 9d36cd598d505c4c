import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import { kitMessages } from '../messages';
import { whereCards } from '../theme/cards';
import { TOOLBAR_PX } from '../theme/toolbar';
import { TOUCH, TOUCH_PX } from '../theme/touch';

const Root = styled('div')({ display: 'contents' });

/** Keeps the height of the row, whatever opens from it. */
const Room = styled('div')(({ theme }) => ({
  flex: '0 1 auto',
  minWidth: 0,
  height: TOOLBAR_PX,
  [TOUCH]: { height: TOUCH_PX },
  [whereCards(theme)]: { position: 'absolute', zIndex: 3, top: '100%', insetInline: 0, height: 0 },
}));

const Panel = styled('div')(({ theme }) => {
  const lifted = {
    maxHeight: 'none',
    overflow: 'visible',
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[6],
  };
  return {
    position: 'relative',
    // Room for the ring of a focused button.
    marginInline: -4,
    paddingInline: 4,
    borderRadius: theme.vars.shape.borderRadius,
    maxHeight: TOOLBAR_PX,
    overflow: 'clip',
    [TOUCH]: { maxHeight: TOUCH_PX },
    '&[data-folds]:is(:focus-within, [data-open])': { zIndex: 3, ...lifted },
    [whereCards(theme)]: {
      visibility: 'hidden',
      margin: 0,
      padding: theme.spacing(1),
      '&[data-open]': { visibility: 'visible', ...lifted },
    },
  };
});

const Flow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  // A second line begins below the row, where it is hidden.
  paddingBlock: 4,
  [TOUCH]: { paddingBlock: 0 },
}));

const Opener = styled('div')(({ theme }) => ({
  flex: 'none',
  '&:not([data-shown])': { display: 'none' },
  [whereCards(theme)]: { '&:not([data-shown])': { display: 'block' } },
}));

type Props = {
  /** How many filters are set. */
  active: number;
  /** Takes all of them away. */
  onClear: () => void;
  /** `FilterMenu`, `FilterDays` and `FilterChip`. */
  children: ReactNode;
};

/**
 * The filters in the toolbar of a list, in one row. Those that do not fit open over the list with a button or by the
 * focus, and so do all of them where rows are cards: the list never moves.
 */
export function FilterBar({ active, onClear, children }: Props) {
  const { filters, clearFilters } = useMessages(kitMessages);
  const [isOpen, setOpen] = useState(false);
  const [folds, setFolds] = useState(false);
  const flow = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!flow.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setFolds((entry?.target.getBoundingClientRect().height ?? 0) > TOUCH_PX),
    );
    observer.observe(flow.current);
    return () => observer.disconnect();
  }, []);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const clear = () => {
    onClear();
    // The button goes away with what it clears, and opened filters would lie over the list.
    if (isOpen) close();
    else flow.current?.querySelector('button')?.focus();
  };
  const fold = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close();
  };
  return (
    <Root
      onKeyDown={fold}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Room>
        <Panel
          id={id}
          role="group"
          aria-label={filters(0)}
          data-folds={folds || undefined}
          data-open={isOpen || undefined}
        >
          <Flow ref={flow}>
            {children}
            {active > 0 && (
              <Button variant="flat" color="secondary" size="sm" onClick={clear}>
                {clearFilters}
              </Button>
            )}
          </Flow>
        </Panel>
      </Room>
      <Opener data-shown={folds || undefined}>
        <Button
          ref={opener}
          variant="outlined"
          color="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {filters(active)}
        </Button>
      </Opener>
    </Root>
  );
}
