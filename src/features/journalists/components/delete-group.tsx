import { useNavigate } from 'react-router-dom';

import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import type { JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useListPlace } from '@/shared/lib/list-places';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';

import { useRestoreGroupMutation } from '../api/deleted-groups-api';
import { useDeleteGroupMutation } from '../api/journalists-api';
import { journalistMessages } from '../messages';

type Props = {
  /** The group to delete; null closes the dialog. */
  group: JournalistGroup | null;
  onClose: () => void;
};

/** Deletes the group after a confirmation, and opens the list (GRP-06). */
export function DeleteGroup({ group, onClose }: Props) {
  const messages = useMessages(journalistMessages);
  const navigate = useNavigate();
  const placeOf = useListPlace();
  const [remove] = useDeleteGroupMutation();
  const [restore] = useRestoreGroupMutation();
  const hasTrash = useExtension('trash');

  return (
    <DeleteDialog
      item={group}
      title={messages.deleteGroup}
      question={({ name }) => (
        <>
          <p>{messages.deleteQuestion(name)}</p>
          <p>{hasTrash ? messages.canRestore : messages.cannotUndo}</p>
        </>
      )}
      confirmLabel={messages.deleteGroup}
      onDelete={({ id }) => remove(id).unwrap()}
      undo={hasTrash ? ({ id }) => restore(id).unwrap() : undefined}
      success={messages.deleted}
      onClose={onClose}
      onDeleted={() => navigate(placeOf(paths.groups), { replace: true })}
    />
  );
}
