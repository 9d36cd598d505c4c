import { useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { ownLevel, useGetGroupQuery } from '@/features/journalists';
import { type Id, type MediaPicture, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { Button } from '@/shared/ui/button/button';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { Hint } from '@/shared/ui/hint/hint';

import { useDeleteMediaMutation, useRestoreMediaMutation } from '../api/media-api';
import { mediaMessages } from '../messages';
import { pictureName } from '../model/picture-name';

type Props = { groupId: Id; picture: MediaPicture; onDeleted: () => void };

/** Deletes a picture that no news uses: for its uploader and for a Head. Others, and a picture in use, are told why not. */
export function DeletePicture({ groupId, picture, onDeleted }: Props) {
  const messages = useMessages(mediaMessages);
  const user = useCurrentUser();
  const { data: group } = useGetGroupQuery(groupId);
  const [deleting, setDeleting] = useState<MediaPicture | null>(null);
  const [remove] = useDeleteMediaMutation();
  const [restore] = useRestoreMediaMutation();
  const key = { groupId, id: picture.id };
  const isOwn = user !== undefined && sameId(user.id, picture.uploadedBy.id);
  const reason =
    picture.uses > 0
      ? messages.usedSoNoDelete
      : !isOwn && !mayAtLevel(ownLevel(group), 'manageNews') && messages.notYoursSoNoDelete;
  const button = (
    <Button
      variant="outlined"
      color="danger"
      size="sm"
      disabled={Boolean(reason)}
      onClick={() => setDeleting(picture)}
    >
      {messages.delete}
    </Button>
  );
  return (
    <>
      {reason ? <Hint text={reason}>{button}</Hint> : button}
      <DeleteDialog
        item={deleting}
        title={messages.deleteTitle}
        question={(one) => messages.question(pictureName(one, messages))}
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
