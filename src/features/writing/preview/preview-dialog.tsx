import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { type NewsFormValues, PublicPage, type ShownNews } from '@/features/news';
import type { NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { useObjectUrl } from '@/shared/ui/image-uploader/use-object-url';
import { Modal } from '@/shared/ui/modal/modal';

import { previewMessages } from './messages';

/** The measure of the page, whose own width is that of what is around it. */
const Sheet = styled('article')({ width: 'min(736px, calc(100vw - 64px))' });

type Props = {
  values: NewsFormValues;
  /** The item that is edited; undefined for a new one. */
  news: NewsItem | undefined;
  onClose: () => void;
};

/** Empty for a date that is missing or was typed in part. */
const textOf = (date: Date | null) => (date && !Number.isNaN(date.getTime()) ? date.toISOString() : '');

/** The public page of what is in the form, before anything is saved. */
export function PreviewDialog({ values, news, onClose }: Props) {
  const messages = useMessages(previewMessages);
  const chosen = useObjectUrl(values.cover);
  const shown: ShownNews = useMemo(
    () => ({
      ...values,
      fullUrl: news?.fullUrl ?? '',
      publishedAt: textOf(values.publishedDate),
      tags: values.tags.map((name) => ({ name })),
      coverImageUrl: chosen ?? news?.coverImageUrl ?? null,
    }),
    [values, news, chosen],
  );
  return (
    <Modal open maxWidth="md" header={messages.preview} onClose={onClose}>
      <Sheet lang={textLanguage(values.title)} aria-label={messages.preview}>
        <PublicPage news={shown} />
      </Sheet>
    </Modal>
  );
}
