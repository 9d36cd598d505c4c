import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { reviewMessages } from './messages';
import { REVIEW_KEYS, type ReviewAction } from './review-keys';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(1, 2),
    margin: 0,
  },
  '& dd, & p': { margin: 0 },
  '& p': { color: theme.vars.palette.text.secondary },
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
  '& label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), cursor: 'pointer' },
  '& input': { width: 16, height: 16, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

type Props = {
  open: boolean;
  onClose: () => void;
  /** What the person may do here. */
  actions: readonly ReviewAction[];
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
};

/** The keys of the review page, and whether they are used. */
export function KeysDialog({ open, onClose, actions, isOn, onChoose }: Props) {
  const messages = useMessages(reviewMessages);
  return (
    <Modal open={open} onClose={onClose} header={messages.keys}>
      <Body>
        <dl>
          {actions.map((name) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                <kbd>{REVIEW_KEYS[name]}</kbd>
              </dt>
              <dd>{messages[`${name}Means`]}</dd>
            </div>
          ))}
        </dl>
        <p>{messages.whereKeysWork}</p>
        {actions.includes('next') && <p>{messages.whatWaits}</p>}
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => onChoose(target.checked)} />
          <span lang="en">{messages.useKeys}</span>
        </label>
      </Body>
    </Modal>
  );
}
