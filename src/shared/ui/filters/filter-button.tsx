import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import { kitMessages } from '../messages';

const Root = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  gap: 1,
  '& > button': { minWidth: 0, paddingInline: theme.spacing(0.75), fontWeight: 500, whiteSpace: 'nowrap' },
  '& > button > span': { marginInline: '2px -3px' },
  '& > button:nth-of-type(2)': { padding: 0, width: 28, flex: 'none' },
  '& > button:nth-of-type(2) svg': { fontSize: 16 },
}));

/** The corners between the two buttons of a filter that is set. */
const START = { borderStartEndRadius: 0, borderEndEndRadius: 0 };
const END = { borderStartStartRadius: 0, borderEndStartRadius: 0 };

type Props = {
  label: string;
  /** What the filter shows now, in words. */
  value: string;
  /** Without it, nothing can be taken away: the filter is not set, or is an order. */
  onClear?: (() => void) | undefined;
  /** Shows the value although nothing can be taken away. */
  showsValue?: boolean;
  opens: 'menu' | 'dialog';
  isOpen: boolean;
  onIntent: () => void;
  onOpen: (anchor: HTMLElement) => void;
  /** What opens. Inside, so that the focus stays in the filters. */
  children: ReactNode;
};

/** A filter in a toolbar: a button with its value, and a second one that takes it away. */
export function FilterButton({
  label,
  value,
  onClear,
  showsValue,
  opens,
  isOpen,
  onIntent,
  onOpen,
  children,
}: Props) {
  const { removeFilter } = useMessages(kitMessages);
  const main = useRef<HTMLButtonElement>(null);
  const isSet = onClear !== undefined;
  const name = `${label}: ${value}`;
  const clear = () => {
    onClear?.();
    main.current?.focus();
  };
  return (
    <Root>
      <Button
        ref={main}
        size="sm"
        variant={isSet ? 'flat' : 'outlined'}
        color={isSet ? 'primary' : 'secondary'}
        sx={isSet ? START : {}}
        endIcon={<ExpandMoreIcon />}
        aria-label={name}
        title={name}
        aria-haspopup={opens}
        aria-expanded={isOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        {isSet || showsValue ? value : label}
      </Button>
      {isSet && (
        <Button
          size="sm"
          variant="flat"
          sx={END}
          aria-label={removeFilter(name)}
          title={removeFilter(name)}
          onClick={clear}
        >
          <CloseIcon />
        </Button>
      )}
      {children}
    </Root>
  );
}

/** As big as the cross of the other filters. */
const CROSS = { fontWeight: 500, '& .MuiButton-endIcon svg': { fontSize: 16 } };

type ChipProps = { label: string; onClear: () => void };

/** A filter that is set elsewhere, such as by a click on a name. Its button takes it away. */
export function FilterChip({ label, onClear }: ChipProps) {
  const { removeFilter } = useMessages(kitMessages);
  return (
    <Button
      size="sm"
      variant="flat"
      sx={CROSS}
      endIcon={<CloseIcon />}
      aria-label={removeFilter(label)}
      title={removeFilter(label)}
      onClick={onClear}
    >
      {label}
    </Button>
  );
}
