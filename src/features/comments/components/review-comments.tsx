import type { ComponentProps } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';

import { commentsPanel } from '../load-comments';
import { commentMessages } from '../messages';

import type { CommentsPanel } from './comments-panel';

/** The conversation on an item beside its article; its code loads when it is shown. */
export function ReviewComments(props: ComponentProps<typeof CommentsPanel>) {
  const messages = useMessages(commentMessages);
  const Panel = commentsPanel.usePart(true);
  return (
    <Card title={messages.title} subtitle={messages.howToQuote}>
      {Panel && <Panel {...props} />}
    </Card>
  );
}
