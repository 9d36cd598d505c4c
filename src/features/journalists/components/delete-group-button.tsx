import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import type { JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useListPlace } from '@/shared/lib/list-places';
import { Button } from '@/shared/ui/button/button';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';

import { useRestoreGroupMutation } from '../api/deleted-groups-api';
import { useDeleteGroupMutation } from '../api/journalists-api';
import { journalistMessages } from '../messages';

/** Deletes the group after a confirmation, and opens the list (GRP-06). */
export function DeleteGroupButton({ group }: { group: JournalistGroup }) {
  const messages = useMessages(journalistMessages);
  const navigate = useNavigate();
  const placeOf = useListPlace();
  const [asking, setAsking] = useState(false);
  const [remove] = useDeleteGroupMutation();
  const [restore] = useRestoreGroupMutation();
  const hasTrash = useExtension('trash');

  return (
    <>
      <Button color="danger" variant="outlined" onClick={() => setAsking(true)}>
        {messages.deleteGroup}
      </Button>
      <DeleteDialog
        item={asking ? group : null}
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
        onClose={() => setAsking(false)}
        onDeleted={() => navigate(placeOf(paths.groups), { replace: true })}
      />
    </>
  );
}
