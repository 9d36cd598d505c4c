import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import EditIcon from '@mui/icons-material/EditOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { newsMessages } from '@/features/news';
import type { NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { ActionBar } from '@/shared/ui/action-bar/action-bar';
import { Button } from '@/shared/ui/button/button';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { LIST_KEYS } from '@/shared/ui/keys/keys';
import { keysMessages } from '@/shared/ui/keys/messages';
import { pressKey } from '@/shared/ui/keys/page-keys';

import { approvalMessages } from '../approval/messages';
import type { Decisions } from '../approval/use-decisions';
import { reviewMessages } from '../messages';
import { REVIEW_KEYS, type ReviewAction, type ReviewActions } from '../model/review-keys';
import type { Place } from '../model/use-queue';

import { CopyLink } from './copy-link';
import { KeyHint } from './key-hint';
import { Aside, IconLink, Place as PlaceInQueue, Rest, Row } from './review-bar-styles';
import { ReviewMenu } from './review-menu';
import { WaitingPlace } from './waiting-place';

type ActionButtonProps = {
  name: ReviewAction;
  actions: ReviewActions;
  isMain?: boolean;
  children: ReactNode;
};

/** A button for an action; shows its keyboard shortcut. */
function ActionButton({ name, actions, isMain = false, children }: ActionButtonProps) {
  const action = actions[name];
  return (
    <Button
      variant={isMain ? 'default' : 'outlined'}
      aria-keyshortcuts={REVIEW_KEYS[name]}
      disabled={!action}
      onClick={action}
    >
      {children}
      <KeyHint>{REVIEW_KEYS[name]}</KeyHint>
    </Button>
  );
}

type StepProps = { name: 'previous' | 'next'; actions: ReviewActions; children: ReactNode };

function Step({ name, actions, children }: StepProps) {
  const messages = useMessages(reviewMessages);
  return (
    <IconButton
      label={messages[name]}
      title={`${messages[name]} (${REVIEW_KEYS[name]})`}
      aria-keyshortcuts={REVIEW_KEYS[name]}
      disabled={!actions[name]}
      onClick={actions[name]}
    >
      {children}
    </IconButton>
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

/**
 * One row of a fixed height: the place in the queue, and the actions for the item on screen. Where the row is narrow, the
 * lesser actions of an approver are in a menu; a writer has only those, and they fit.
 */
export function ReviewBar({ news, actions, mayApprove, may, editPath, place }: Props) {
  const messages = useMessages(reviewMessages);
  const steps = useMessages(newsMessages);
  const { again } = useMessages(approvalMessages);
  const { keys } = useMessages(keysMessages);
  // In every language the verb comes first.
  const [verb, ...rest] = may.approve ? steps[may.approve].split(' ') : [];
  return (
    <ActionBar>
      <Row>
        {mayApprove && (
          <PlaceInQueue>
            <Step name="previous" actions={actions}>
              <ChevronLeftIcon />
            </Step>
            <WaitingPlace {...place} title={news?.title} />
            <Step name="next" actions={actions}>
              <ChevronRightIcon />
            </Step>
          </PlaceInQueue>
        )}
        <Aside data-whole={mayApprove ? undefined : true}>
          <IconButton
            aria-keyshortcuts={LIST_KEYS}
            label={keys}
            title={`${keys} (${LIST_KEYS})`}
            onClick={() => pressKey(LIST_KEYS)}
          >
            <KeyboardIcon />
          </IconButton>
          {news?.fullUrl && <CopyLink key={news.fullUrl} address={news.fullUrl} />}
          <IconLink
            component={Link}
            to={editPath}
            lang={textLanguage(messages.edit)}
            aria-label={messages.edit}
            title={`${messages.edit} (${REVIEW_KEYS.edit})`}
            aria-keyshortcuts={REVIEW_KEYS.edit}
          >
            <EditIcon />
          </IconLink>
          {may.withdraw && (
            <ActionButton name="withdraw" actions={actions}>
              {messages.withdraw}
            </ActionButton>
          )}
          {may.again && (
            <ActionButton name="again" actions={actions}>
              {again}
            </ActionButton>
          )}
        </Aside>
        {mayApprove && <ReviewMenu address={news?.fullUrl} actions={actions} may={may} />}
        {may.return && (
          <ActionButton name="return" actions={actions}>
            {messages.return}
          </ActionButton>
        )}
        {may.approve && (
          <ActionButton name="approve" actions={actions} isMain>
            {verb}
            <Rest> {rest.join(' ')}</Rest>
          </ActionButton>
        )}
      </Row>
    </ActionBar>
  );
}
