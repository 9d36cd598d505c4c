import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import type { FieldSize } from '../field/field-styles';
import { kitMessages } from '../messages';
import { TextInput } from '../text-input/text-input';

import { useCopy } from './use-copy';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.spacing(1),
  '& > div': { flex: 1 },
  '& > button': { minWidth: 88 },
}));

type CopyFieldProps = {
  label: string;
  value: string;
  size?: FieldSize;
  /** Whether copying is what the page or dialog is for. */
  isMain?: boolean;
  /** Runs when Copy is pressed. */
  onCopy?: () => void;
};

/** A read-only value (KIT-05) with a Copy button that shows "Copied" for 3 s. */
export function CopyField({ label, value, size = 'md', isMain = false, onCopy }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy();
  const messages = useMessages(kitMessages);
  return (
    <Root>
      <TextInput
        label={label}
        value={value}
        size={size}
        inputRef={input}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button
        size={size}
        variant={isMain ? 'default' : 'outlined'}
        color={isCopied ? 'success' : 'primary'}
        onClick={() => {
          onCopy?.();
          void copy(value, input.current);
        }}
      >
        {isCopied ? messages.copied : messages.copy}
      </Button>
    </Root>
  );
}
