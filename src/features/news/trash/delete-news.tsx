import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { ownLevel, useGetGroupQuery } from '@/features/journalists';
import { useExtension } from '@/shared/config/extensions';
import { mayAtLevel, type NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';

import type { NewsKey } from '../api/news-api';
import { useDeleteNewsMutation, useRestoreNewsMutation } from '../api/trash-api';

import { trashMessages } from './messages';

const Below = styled(Card)(({ theme }) => ({ marginTop: theme.spacing(2) }));

type Props = NewsKey & { news: NewsItem; onDeleted: () => void };

/** Deletes an item. Only for a Head, and only if the backend can restore it (DSK-06). */
export function DeleteNews({ groupId, newsId, news, onDeleted }: Props) {
  const messages = useMessages(trashMessages);
  const { data: group } = useGetGroupQuery(groupId);
  const canDelete = useExtension('trash') && mayAtLevel(ownLevel(group), 'manageNews');
  const [deleting, setDeleting] = useState<NewsItem | null>(null);
  const [remove] = useDeleteNewsMutation();
  const [restore] = useRestoreNewsMutation();
  const key = { groupId, newsId };
  if (!canDelete) return null;
  return (
    <>
      <Below
        flush
        title={messages.deleteTitle}
        actions={
          <Button variant="outlined" color="danger" size="sm" onClick={() => setDeleting(news)}>
            {messages.delete}
          </Button>
        }
      />
      <DeleteDialog
        item={deleting}
        title={messages.deleteTitle}
        question={({ title }) => messages.question(title)}
        confirmLabel={messages.delete}
        onDelete={() => remove(key).unwrap()}
        success={messages.isDeleted}
        undo={() => restore(key).unwrap()}
        onClose={() => setDeleting(null)}
        onDeleted={onDeleted}
      />
    </>
  );
}
