import { useField, useFormikContext } from 'formik';

import { useFieldError } from '@/shared/form/form-status';
import { useMessages } from '@/shared/i18n/messages';
import { DayField } from '@/shared/ui/date-time-picker/day-field';
import { PickerProvider } from '@/shared/ui/date-time-picker/picker-provider';

import { mediaMessages } from '../messages';

const NAME = 'rightsUntil';

/** The last day on which a picture may be shown. */
export function RightsUntilField() {
  const messages = useMessages(mediaMessages);
  const [{ value }] = useField<string>(NAME);
  const { setFieldValue } = useFormikContext();
  return (
    <PickerProvider>
      <DayField
        label={messages.rightsUntil}
        description={messages.rightsUntilHelp}
        value={value}
        error={useFieldError(NAME)}
        onChange={(day) => void setFieldValue(NAME, day)}
      />
    </PickerProvider>
  );
}
