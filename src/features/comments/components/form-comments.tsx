import { useFormikContext } from 'formik';
import { useDeferredValue, useState } from 'react';

import type { NewsFormValues, NewsKey } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { useMessages } from '@/shared/i18n/messages';
import { Fold } from '@/shared/ui/fold/fold';

import { commentsPanel } from '../load-comments';
import { commentMessages } from '../messages';
import { useOpenComments } from '../model/use-open-comments';

/** The conversation on an item in its form, collapsed; nothing where the backend has no comments. */
export function FormComments(key: NewsKey) {
  const messages = useMessages(commentMessages);
  const hasComments = useExtension('comments');
  const open = useOpenComments(key);
  const { values } = useFormikContext<NewsFormValues>();
  const html = useDeferredValue(values.html);
  const [isOpen, setIsOpen] = useState(false);
  const Panel = commentsPanel.usePart(isOpen);
  if (!hasComments) return null;
  return (
    <Fold
      title={messages.title}
      note={open !== undefined && open > 0 && <small>{messages.open(open)}</small>}
      open={isOpen}
      onToggle={setIsOpen}
    >
      {isOpen && Panel && <Panel {...key} html={html} />}
    </Fold>
  );
}
