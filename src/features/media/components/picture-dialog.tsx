import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';

import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetMediaQuery } from '../api/media-api';
import { mediaMessages } from '../messages';
import { pictureName } from '../model/picture-name';

import { DeletePicture } from './delete-picture';
import { PictureFacts } from './picture-facts';
import { PictureForm } from './picture-form';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  width: 'min(960px, calc(100vw - 64px))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
}));

const Shown = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '& > a': { justifySelf: 'stretch', lineHeight: 0, borderRadius: theme.vars.shape.borderRadius },
  '& > a > img': {
    width: '100%',
    maxHeight: 'min(50vh, 480px)',
    objectFit: 'contain',
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.default,
  },
}));

type Props = {
  groupId: Id;
  /** Null closes the dialog. */
  pictureId: Id | null;
  onClose: () => void;
};

/** A picture with what is known about it, where it is used, and what people wrote about it. */
export function PictureDialog({ groupId, pictureId, onClose }: Props) {
  const messages = useMessages(mediaMessages);
  const { currentData, error, isFetching, refetch } = useGetMediaQuery(
    pictureId === null ? skipToken : { groupId, id: pictureId },
  );
  return (
    <Modal open={pictureId !== null} onClose={onClose} maxWidth="lg" header={messages.details}>
      <QueryState
        isLoading={!currentData && !error}
        isFetching={isFetching}
        error={error}
        hasData={currentData !== undefined}
        onRetry={() => void refetch()}
      >
        {currentData && (
          <Parts>
            <Shown>
              <a
                href={currentData.url}
                target="_blank"
                rel="noreferrer"
                aria-label={messages.openPicture}
                title={messages.openPicture}
              >
                <img src={currentData.url} alt={currentData.alt || pictureName(currentData, messages)} />
              </a>
              <PictureFacts groupId={groupId} picture={currentData} />
              <DeletePicture groupId={groupId} picture={currentData} onDeleted={onClose} />
            </Shown>
            <PictureForm key={currentData.id} groupId={groupId} picture={currentData} onSaved={onClose} />
          </Parts>
        )}
      </QueryState>
    </Modal>
  );
}
