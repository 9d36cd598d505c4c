import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useErrorMessage } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import type { JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { useOutcomeToast } from '@/shared/ui/toast/use-outcome-toast';

import { useDeleteGroupMutation } from '../api/journalists-api';
import { journalistMessages } from '../messages';

/** Deletes the group after a confirmation, and leads back to the list (GRP-06). */
export function DeleteGroupButton({ group }: { group: JournalistGroup }) {
  const messages = useMessages(journalistMessages);
  const errorMessage = useErrorMessage();
  const toast = useOutcomeToast();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [deleteGroup, { isLoading }] = useDeleteGroupMutation();

  const confirm = async () => {
    const { error } = await deleteGroup(group.id);
    if (error) {
      toast.error(errorMessage(error));
      return;
    }
    toast.success(messages.deleted);
    await navigate(paths.groups, { replace: true });
  };

  return (
    <>
      <Button color="danger" variant="outlined" onClick={() => setAsking(true)}>
        {messages.deleteGroup}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={messages.deleteGroup}
        confirmLabel={messages.deleteGroup}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>{messages.deleteQuestion(group.name)}</p>
        <p>{messages.cannotUndo}</p>
      </ConfirmDialog>
    </>
  );
}
