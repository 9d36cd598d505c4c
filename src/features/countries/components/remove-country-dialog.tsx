import { useErrorMessage } from '@/shared/api/api-error';
import type { Country } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { useOutcomeToast } from '@/shared/ui/toast/use-outcome-toast';

import { useDeleteCountryMutation } from '../api/countries-api';
import { countriesMessages } from '../messages';

type RemoveCountryDialogProps = {
  /** The country that is to go; null while nothing is asked. */
  country: Country | null;
  onClose: () => void;
};

/** Asks before a country is removed, and says how it went. */
export function RemoveCountryDialog({ country, onClose }: RemoveCountryDialogProps) {
  const messages = useMessages(countriesMessages);
  const errorMessage = useErrorMessage();
  const toast = useOutcomeToast();
  const [remove, { isLoading }] = useDeleteCountryMutation();

  const confirm = async () => {
    if (!country) return;
    try {
      await remove(country.id).unwrap();
      toast.success(messages.deleted);
      onClose();
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  return (
    <ConfirmDialog
      open={country !== null}
      title={messages.removeTitle}
      confirmLabel={messages.remove}
      cancelLabel={messages.cancel}
      danger
      loading={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {country && messages.removeQuestion(country.label)}
    </ConfirmDialog>
  );
}
