import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

import { COPIED_STATE_MS } from '@/shared/contract/limits';
import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import type { FieldSize } from '../field/field-styles';
import { kitMessages } from '../messages';
import { TextInput } from '../text-input/text-input';
import { toast } from '../toast/toast';

import { copyText } from './copy-text';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.spacing(1),
  '& > div': { flex: 1 },
  '& > button': { minWidth: 88 },
}));

type CopyFieldProps = { label: string; value: string; size?: FieldSize };

/** A value to take along (KIT-05): read-only, with a Copy button that says "Copied" for 3 s. */
export function CopyField({ label, value, size = 'md' }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(0);
  const messages = useMessages(kitMessages);

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_STATE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (!(await copyText(value, input.current))) {
      toast.error(messages.copyFailed);
      return;
    }
    setCopied((times) => times + 1);
    toast.success('Copied to clipboard');
  };

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
        variant="outlined"
        color={copied ? 'success' : 'primary'}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </Root>
  );
}
