import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { Button } from '@/shared/ui/button/button';
import { useCopy } from '@/shared/ui/copy-field/use-copy';

import { twoFactorMessages } from '../messages';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& dl': { margin: 0 },
  '& dt': { ...theme.typography.body2, fontWeight: 500 },
  '& dd': { margin: 0, fontFamily: 'monospace' },
}));

/** The secret for manual entry, fully visible, in groups of four letters. */
export function KeyToType({ secret }: { secret: string }) {
  const messages = useMessages(twoFactorMessages);
  const shown = useRef<HTMLElement>(null);
  const { copy } = useCopy();
  return (
    <Line>
      <dl>
        <dt lang={textLanguage(messages.key)}>{messages.key}</dt>
        <dd ref={shown} lang="en">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </dd>
      </dl>
      <Button variant="outlined" onClick={() => void copy(secret, shown.current)}>
        {messages.copy}
      </Button>
    </Line>
  );
}
