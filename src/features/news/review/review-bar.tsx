import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { ActionBar } from '@/shared/ui/action-bar/action-bar';
import { Button } from '@/shared/ui/button/button';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { LIST_KEYS } from '@/shared/ui/keys/keys';
import { keysMessages } from '@/shared/ui/keys/messages';
import { pressKey } from '@/shared/ui/keys/page-keys';

import type { Decisions } from '../approval/use-decisions';
import { newsMessages } from '../messages';

import { CopyLink } from './copy-link';
import { KeyHint } from './key-hint';
import { reviewMessages } from './messages';
import { REVIEW_KEYS, type ReviewAction, type ReviewActions } from './review-keys';
import type { Place } from './use-queue';
import { WaitingPlace } from './waiting-place';

const Queue = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
  // The buttons get their own row from the start, so that the bar does not grow when they load.
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    flexBasis: '100%',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5),
    minHeight: 38,
    '& [role="status"]': theme.typography.caption,
    // A phone has no keys.
    '& > [aria-keyshortcuts="?"]': { display: 'none' },
  },
}));

const LOOKS = {
  main: {},
  other: { variant: 'outlined' },
  quiet: { variant: 'flat', color: 'secondary' },
} as const;

type ActionButtonProps = {
  name: ReviewAction;
  actions: ReviewActions;
  look?: keyof typeof LOOKS;
  children: ReactNode;
};

/** A button for an action; shows its keyboard shortcut. */
function ActionButton({ name, actions, look = 'main', children }: ActionButtonProps) {
  const action = actions[name];
  return (
    <Button {...LOOKS[look]} aria-keyshortcuts={REVIEW_KEYS[name]} disabled={!action} onClick={action}>
      {children}
      <KeyHint>{REVIEW_KEYS[name]}</KeyHint>
    </Button>
  );
}

type Props = {
  /** The item on screen; undefined while it loads. */
  news: NewsItem | undefined;
  actions: ReviewActions;
  /** Whether the person may approve, and so goes through the queue. */
  mayApprove: boolean;
  may: Decisions;
  editPath: string;
  place: Place;
};

/** The actions for the item on screen, and the links to its neighbours in the queue. */
export function ReviewBar({ news, actions, mayApprove, may, editPath, place }: Props) {
  const messages = useMessages(reviewMessages);
  const steps = useMessages(newsMessages);
  const { keys } = useMessages(keysMessages);
  return (
    <ActionBar>
      {may.approve && (
        <ActionButton name="approve" actions={actions}>
          {steps[may.approve]}
        </ActionButton>
      )}
      {may.again && (
        <ActionButton name="again" actions={actions} look="other">
          {steps.again}
        </ActionButton>
      )}
      {(['return', 'withdraw'] as const).map(
        (name) =>
          may[name] && (
            <ActionButton key={name} name={name} actions={actions} look="other">
              {messages[name]}
            </ActionButton>
          ),
      )}
      <Button aria-keyshortcuts={REVIEW_KEYS.edit} variant="outlined" to={editPath}>
        {messages.edit}
        <KeyHint>{REVIEW_KEYS.edit}</KeyHint>
      </Button>
      {news?.fullUrl && <CopyLink key={news.fullUrl} address={news.fullUrl} />}
      <Queue>
        {mayApprove && (
          <>
            <ActionButton name="previous" actions={actions} look="quiet">
              {messages.previous}
            </ActionButton>
            <WaitingPlace {...place} title={news?.title} />
            <ActionButton name="next" actions={actions} look="quiet">
              {messages.next}
            </ActionButton>
          </>
        )}
        <IconButton
          aria-keyshortcuts={LIST_KEYS}
          label={keys}
          title={`${keys} (${LIST_KEYS})`}
          onClick={() => pressKey(LIST_KEYS)}
        >
          <KeyboardIcon />
        </IconButton>
      </Queue>
    </ActionBar>
  );
}
