import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { CheckBox } from '@/shared/ui/check-box/check-box';
import { Facts } from '@/shared/ui/facts/facts';
import { Modal } from '@/shared/ui/modal/modal';

import { reviewMessages } from './messages';
import { REVIEW_KEYS, type ReviewAction } from './review-keys';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& kbd': {
    display: 'inline-block',
    minWidth: 24,
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.default,
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'center',
  },
}));

type Props = {
  open: boolean;
  onClose: () => void;
  /** The actions that the person may use. */
  actions: readonly ReviewAction[];
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
};

/** Lists the keyboard shortcuts of the review page, with a switch to turn them off. */
export function KeysDialog({ open, onClose, actions, isOn, onChoose }: Props) {
  const messages = useMessages(reviewMessages);
  return (
    <Modal open={open} onClose={onClose} header={messages.keys}>
      <Body>
        <Facts>
          {actions.map((name) => (
            <div key={name}>
              <dt>
                <kbd>{REVIEW_KEYS[name]}</kbd>
              </dt>
              <dd>{messages[`${name}Means`]}</dd>
            </div>
          ))}
        </Facts>
        <p>{messages.whereKeysWork}</p>
        {actions.includes('next') && <p>{messages.whatWaits}</p>}
        <CheckBox checked={isOn} onChange={onChoose}>
          <span lang="en">{messages.useKeys}</span>
        </CheckBox>
      </Body>
    </Modal>
  );
}
