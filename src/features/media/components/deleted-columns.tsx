import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import type { DeletedMedia } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import type { Column } from '@/shared/ui/data-table/data-table';

import { mediaMessages } from '../messages';
import { pictureName } from '../model/picture-name';

import { Thumbnail } from './thumbnail';

const Named = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > img': { flex: 'none', width: 64, height: 48, objectFit: 'cover', borderRadius: 4 },
}));

/** The columns of the trash of a library. `mayRestore`: whether the person may restore a picture. */
export const useDeletedColumns = (
  mayRestore: (picture: DeletedMedia) => boolean,
  onRestore: (picture: DeletedMedia) => void,
): Column<DeletedMedia>[] => {
  const messages = useMessages(mediaMessages);
  return useMemo(
    () => [
      {
        key: 'picture',
        card: 'title',
        header: messages.titleField,
        render: (picture) => {
          const name = pictureName(picture, messages);
          return (
            <Named>
              <Thumbnail url={picture.url} width="64px" />
              <span lang={textLanguage(name)}>{name}</span>
            </Named>
          );
        },
      },
      {
        key: 'deleted',
        header: messages.deleted,
        width: '28%',
        render: ({ deletedAt, deletedBy }) => `${formatDate(deletedAt)} · ${deletedBy ?? messages.byServer}`,
      },
      {
        key: 'kept',
        header: messages.keptUntil,
        cardLabel: messages.keptUntil,
        width: '18%',
        render: ({ keptUntil }) => formatDate(keptUntil),
      },
      {
        key: 'restore',
        card: 'actions',
        header: messages.action,
        width: 120,
        render: (picture) =>
          mayRestore(picture) && (
            <Button
              size="xs"
              variant="outlined"
              aria-label={messages.restoreNamed(pictureName(picture, messages))}
              onClick={() => onRestore(picture)}
            >
              {messages.restore}
            </Button>
          ),
      },
    ],
    [messages, mayRestore, onRestore],
  );
};
