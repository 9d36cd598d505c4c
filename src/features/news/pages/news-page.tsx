import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { newsMessages } from '../messages';

/** /news itself is a placeholder (RT-14). */
export function NewsPage() {
  const messages = useMessages(newsMessages);
  return (
    <>
      <PageHeader title={messages.newsTitle} />
      <Card>
        <EmptyState>{messages.placeholder}</EmptyState>
      </Card>
    </>
  );
}
