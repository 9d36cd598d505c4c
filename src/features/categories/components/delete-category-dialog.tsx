import { useErrorMessage } from '@/shared/api/api-error';
import type { NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { useOutcomeToast } from '@/shared/ui/toast/use-outcome-toast';

import { useDeleteCategoryMutation } from '../api/categories-api';
import { categoriesMessages } from '../messages';

type DeleteCategoryDialogProps = {
  /** The category that is to go; null while nothing is asked. */
  category: NewsCategory | null;
  onClose: () => void;
};

/** Asks before a category is deleted, and says how it went. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const messages = useMessages(categoriesMessages);
  const errorMessage = useErrorMessage();
  const toast = useOutcomeToast();
  const [remove, { isLoading }] = useDeleteCategoryMutation();

  const confirm = async () => {
    if (!category) return;
    try {
      await remove(category.id).unwrap();
      toast.success(messages.deleted);
      onClose();
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  return (
    <ConfirmDialog
      open={category !== null}
      title={messages.deleteTitle}
      confirmLabel={messages.delete}
      cancelLabel={messages.cancel}
      danger
      loading={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {category && messages.deleteQuestion(category.name)}
    </ConfirmDialog>
  );
}
