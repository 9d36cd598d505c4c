import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import { FormActions } from '@/shared/form/form-fields';
import { useMessages } from '@/shared/i18n/messages';
import { saveToDisk } from '@/shared/lib/save-to-disk';
import { Button } from '@/shared/ui/button/button';
import { useCopy } from '@/shared/ui/copy-field/use-copy';

import { twoFactorMessages } from '../messages';

import { Step } from './steps';

const FILE_NAME = 'newsdesk-recovery-codes.txt';

const Codes = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  listStyle: 'none',
  textAlign: 'center',
  fontFamily: 'monospace',
  fontSize: '1rem',
}));

type Props = { codes: string[]; username: string; onDone: () => void };

/** Recovery codes, shown once, with buttons to copy and download them. */
export function RecoveryCodeList({ codes, username, onDone }: Props) {
  const messages = useMessages(twoFactorMessages);
  const list = useRef<HTMLOListElement>(null);
  const { copy } = useCopy();
  const download = () =>
    saveToDisk(FILE_NAME, `${messages.fileHead(username)}\n\n${codes.join('\n')}\n`, 'text/plain');

  return (
    <Step>
      <p>{messages.keepCodes}</p>
      <Codes ref={list} aria-label={messages.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <FormActions>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the previous step had the focus */}
        <Button autoFocus variant="outlined" onClick={() => void copy(codes.join('\n'), list.current)}>
          {messages.copy}
        </Button>
        <Button variant="outlined" onClick={download}>
          {messages.download}
        </Button>
        <Button onClick={onDone}>{messages.done}</Button>
      </FormActions>
    </Step>
  );
}
