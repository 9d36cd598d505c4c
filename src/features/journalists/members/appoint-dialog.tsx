import { useMemo } from 'react';
import { object, string } from 'yup';

import { unknownError, type ApiError } from '@/shared/api/api-error';
import { ErrorCode, foldName, JournalistLevel, type Id } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { useChangeMemberLevelMutation, useLazyFindPeopleQuery } from '../api/members-api';

import { memberMessages } from './messages';

/** More people than can have an e-mail address that contains another. */
const FOUND_PEOPLE = 20;

const refusedEmail = (message: string): ApiError => ({
  ...unknownError(null),
  code: ErrorCode.InvalidInput,
  message,
  fieldErrors: { email: message },
});

type Props = { groupId: Id; open: boolean; onClose: () => void };

/** Makes the person with an e-mail address the Head of a group, as a member or not (SAF-04). */
export function AppointDialog({ groupId, open, onClose }: Props) {
  const messages = useMessages(memberMessages);
  const [findPeople] = useLazyFindPeopleQuery();
  const [changeLevel] = useChangeMemberLevelMutation();
  const schema = useMemo(
    () => object({ email: string().trim().required(messages.emailRequired) }),
    [messages],
  );

  const appoint = async ({ email }: { email: string }) => {
    const wanted = foldName(email);
    const found = await findPeople({ search: wanted, page: 1, limit: FOUND_PEOPLE }).unwrap();
    const person = found.data.find(({ email: known }) => foldName(known) === wanted);
    // As a refusal of the server, so that the form shows it under the field.
    if (!person) throw refusedEmail(messages.unknownEmail);
    await changeLevel({ groupId, userId: person.id, level: JournalistLevel.Head }).unwrap();
    return person.displayName;
  };

  return (
    <Modal open={open} onClose={onClose} header={messages.appointHead}>
      <p>{messages.appointWhy}</p>
      <KeptForm
        keptAs={`appoint:${groupId}`}
        initialValues={{ email: '' }}
        validationSchema={schema}
        onSubmit={appoint}
        success={messages.appointed}
        onSaved={onClose}
      >
        <FormFields>
          <FormTextField name="email" type="email" label={messages.email} autoComplete="off" required />
          <SubmitButton>{messages.appoint}</SubmitButton>
        </FormFields>
      </KeptForm>
    </Modal>
  );
}
