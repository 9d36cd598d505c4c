import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { CheckBox } from '@/shared/ui/check-box/check-box';

import { reminderMessages } from './messages';
import { chooseOutside, outsideState } from './outside';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

/**
 * Turns browser notifications on or off, for when no page of the console is visible. The browser asks for
 * permission on the click.
 */
export function NotifyOutside() {
  const messages = useMessages(reminderMessages);
  const [state, setState] = useState(outsideState);
  if (state === 'unknown') return null;
  return (
    <Root>
      {state === 'denied' ? (
        messages.blocked
      ) : (
        <CheckBox
          checked={state === 'granted'}
          onChange={(isOn) => void chooseOutside(isOn).then(setState, () => undefined)}
        >
          <span lang={textLanguage(messages.notifyOutside)}>{messages.notifyOutside}</span>
        </CheckBox>
      )}
    </Root>
  );
}
