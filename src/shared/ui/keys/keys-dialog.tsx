import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { CheckBox } from '../check-box/check-box';
import { Facts } from '../facts/facts';
import { Modal } from '../modal/modal';

import { KeyCap } from './key-cap';
import { keysMessages } from './messages';
import type { KeysOfPart } from './page-keys';
import { useKeysPreference } from './use-keys-preference';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Help = styled('div')(({ theme }) => ({
  paddingBottom: theme.spacing(1.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&& p': { color: theme.vars.palette.text.primary },
  '&:empty': { display: 'none' },
}));

type Props = {
  /** The keys of the page; null while the dialog is closed. */
  parts: readonly KeysOfPart[] | null;
  onClose: () => void;
  /** What the page is for, above its keys. */
  children?: ReactNode;
};

/** Lists the keyboard shortcuts of the page, with a switch to turn off those of a single letter. */
export function KeysDialog({ parts, onClose, children }: Props) {
  const messages = useMessages(keysMessages);
  const { isOn, choose } = useKeysPreference();
  const keys = (parts ?? []).flatMap((part) => part.keys);
  const notes = (parts ?? []).flatMap(({ note }) => note ?? []);
  return (
    <Modal open={parts !== null} onClose={onClose} header={children ? messages.help : messages.keys}>
      <Body>
        {children && <Help>{children}</Help>}
        <Facts>
          {keys.map(({ key, means }) => (
            <div key={key}>
              <dt>
                <KeyCap>{key}</KeyCap>
              </dt>
              <dd>{means}</dd>
            </div>
          ))}
        </Facts>
        {[messages.whereKeysWork, ...notes].map((note) => (
          <p key={note}>{note}</p>
        ))}
        <CheckBox checked={isOn} onChange={choose}>
          <span lang={textLanguage(messages.useKeys)}>{messages.useKeys}</span>
        </CheckBox>
        <p>{messages.always}</p>
      </Body>
    </Modal>
  );
}
