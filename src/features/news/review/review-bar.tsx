import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { styled } from '@mui/material/styles';

import type { ApprovalStep, NewsItem } from '@/shared/contract';
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
}));

type Props = {
  /** The item on screen; undefined while it is loaded. */
  news: NewsItem | undefined;
  actions: ReviewActions;
  /** Whether the person decides, and so goes through what waits. */
  mayApprove: boolean;
  step: ApprovalStep | null;
  editPath: string;
  waiting: { place: number | null; count: number };
};

/** What can be done with the item on screen, and the way to those around it. */
export function ReviewBar({ news, actions, mayApprove, step, editPath, waiting }: Props) {
  const messages = useMessages(reviewMessages);
  const steps = useMessages(newsMessages);
  const keyOf = (name: ReviewAction) => ({ 'aria-keyshortcuts': REVIEW_KEYS[name] });
  return (
    <ActionBar>
      {step && (
        <Button {...keyOf('approve')} disabled={!actions.approve} onClick={actions.approve}>
          {steps[step]}
          <KeyHint>{REVIEW_KEYS.approve}</KeyHint>
        </Button>
      )}
      <Button {...keyOf('edit')} variant="outlined" to={editPath}>
        {messages.edit}
        <KeyHint>{REVIEW_KEYS.edit}</KeyHint>
      </Button>
      {news?.fullUrl && <CopyLink key={news.fullUrl} address={news.fullUrl} />}
      <Queue>
        {mayApprove && (
          <>
            <Button
              {...keyOf('previous')}
              variant="flat"
              color="secondary"
              disabled={!actions.previous}
              onClick={actions.previous}
            >
              {messages.previous}
              <KeyHint>{REVIEW_KEYS.previous}</KeyHint>
            </Button>
            <WaitingPlace {...waiting} title={news?.title} />
            <Button
              {...keyOf('next')}
              variant="flat"
              color="secondary"
              disabled={!actions.next}
              onClick={actions.next}
            >
              {messages.next}
              <KeyHint>{REVIEW_KEYS.next}</KeyHint>
            </Button>
          </>
        )}
        <IconButton
          {...keyOf('keys')}
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
