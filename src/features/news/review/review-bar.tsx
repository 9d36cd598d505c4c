import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { PostStatus, type ApprovalStep, type NewsItem, type NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { ActionBar } from '@/shared/ui/action-bar/action-bar';
import { Button } from '@/shared/ui/button/button';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { newsMessages } from '../messages';

import { CopyLink } from './copy-link';
import { KeyHint } from './key-hint';
import { reviewMessages } from './messages';
import { REVIEW_KEYS, type ReviewAction, type ReviewActions } from './review-keys';
import { WaitingPlace } from './waiting-place';

const Queue = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
  // A line of its own from the beginning: the bar does not grow when its buttons arrive.
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', justifyContent: 'flex-end', minHeight: 38 },
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

/** Does what its key does, and shows the key. */
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
  /** The item on screen; undefined while it is loaded. */
  news: NewsItem | undefined;
  actions: ReviewActions;
  /** Whether the person decides, and so goes through what waits. */
  mayApprove: boolean;
  step: ApprovalStep | null;
  /** What is known of the item before it is there itself. */
  known: NewsSummary | undefined;
  mayReturn: boolean;
  editPath: string;
  waiting: { place: number | null; count: number };
};

/** What can be done with the item on screen, and the way to those around it. */
export function ReviewBar({ news, actions, mayApprove, step, known, mayReturn, editPath, waiting }: Props) {
  const messages = useMessages(reviewMessages);
  const steps = useMessages(newsMessages);
  return (
    <ActionBar>
      {step && (
        <ActionButton name="approve" actions={actions}>
          {steps[step]}
        </ActionButton>
      )}
      {mayReturn && known && (
        <ActionButton name="return" actions={actions} look="other">
          {known.status === PostStatus.Published ? messages.withdraw : messages.return}
        </ActionButton>
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
            <WaitingPlace {...waiting} title={news?.title} />
            <ActionButton name="next" actions={actions} look="quiet">
              {messages.next}
            </ActionButton>
          </>
        )}
        <IconButton
          aria-keyshortcuts={REVIEW_KEYS.keys}
          label={messages.keys}
          title={`${messages.keys} (${REVIEW_KEYS.keys})`}
          onClick={actions.keys}
        >
          <KeyboardIcon />
        </IconButton>
      </Queue>
    </ActionBar>
  );
}
