import { styled } from '@mui/material/styles';

import type { NewsKey } from '@/features/news';
import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';

import { duplicateMessages } from './messages';
import { FROM_PARAMETER } from './use-duplicate';

const Below = styled(Card)(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** The link to the form for a new item that begins with the content of this one (TOG-04). */
export function DuplicateLink({ groupId, newsId }: NewsKey) {
  const messages = useMessages(duplicateMessages);
  const from = new URLSearchParams({ [FROM_PARAMETER]: String(newsId) });
  return (
    <Below
      flush
      title={messages.title}
      actions={
        <Button variant="outlined" size="sm" to={`${paths.newsCreate.href(groupId)}?${String(from)}`}>
          {messages.duplicate}
        </Button>
      }
    />
  );
}
