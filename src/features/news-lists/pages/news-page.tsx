import { newsMessages } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { FoundNews } from '../find/found-news';

/** Only says where to find news. */
function Placeholder() {
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

/**
 * The news of all groups of the user (DSK-09); a placeholder on a backend that cannot search them (RT-14).
 */
export function NewsPage() {
  return useExtension('find-news') ? <FoundNews /> : <Placeholder />;
}
