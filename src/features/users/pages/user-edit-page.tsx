import { skipToken } from '@reduxjs/toolkit/query';
import { useField } from 'formik';
import { useMemo } from 'react';

import { paths } from '@/shared/config/paths';
import { SQUARE_RATIO, type User } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormFields } from '@/shared/form/form-fields';
import { useFieldError } from '@/shared/form/form-status';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';
import { useIdParam } from '@/shared/lib/use-id-param';
import { Button } from '@/shared/ui/button/button';
import { FormPage } from '@/shared/ui/form-page/form-page';
import { ImageUploader } from '@/shared/ui/image-uploader/image-uploader';

import { accountMessages } from '../account-messages';
import { useEditAccountMutation, type AccountValues } from '../api/accounts-api';
import { useGetUserQuery } from '../api/users-api';
import { AccountNameFields } from '../components/account-name-fields';
import { accountSchema } from '../model/account-schema';

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

function AvatarField({ currentUrl }: { currentUrl: string | null }) {
  const messages = useMessages(accountMessages);
  const [file, , { setValue: setFile }] = useField<File | null>('avatar');
  const [removed, , { setValue: setRemoved }] = useField<boolean>('removeAvatar');
  const shownUrl = removed.value ? null : currentUrl;
  return (
    <div>
      <div style={{ maxWidth: 200 }}>
        <ImageUploader
          id="avatar"
          name="avatar"
          label={messages.avatar}
          ratio={SQUARE_RATIO}
          accept="image/jpeg,image/png,image/webp,image/gif"
          maxBytes={MAX_IMAGE_BYTES}
          value={file.value}
          onChange={(chosen) => void setFile(chosen)}
          currentUrl={shownUrl}
          error={useFieldError('avatar')}
        />
      </div>
      {shownUrl && !file.value && (
        <Button size="xs" variant="flat" color="secondary" onClick={() => void setRemoved(true)}>
          {messages.removeAvatar}
        </Button>
      )}
    </div>
  );
}

function EditForm({ user, onSaved }: { user: User; onSaved: () => unknown }) {
  const messages = useMessages(accountMessages);
  const [edit] = useEditAccountMutation();
  const schema = useMemo(() => accountSchema(messages), [messages]);
  const { id, displayName, username, email, bio, avatarUrl } = user;
  const values: AccountValues = { displayName, username, email, bio, avatar: null, removeAvatar: false };
  return (
    <AppForm
      initialValues={values}
      validationSchema={schema}
      onSubmit={(edited) => edit({ id, values: schema.cast(edited) }).unwrap()}
      success={messages.edited}
      onSaved={onSaved}
    >
      <FormFields>
        <AvatarField currentUrl={avatarUrl} />
        <AccountNameFields />
        <FormTextField name="bio" label={messages.bio} multiline minRows={3} />
        <SubmitButton>{messages.save}</SubmitButton>
      </FormFields>
    </AppForm>
  );
}

/** What is known of a person, changed by an administrator. */
export function UserEditPage() {
  const messages = useMessages(accountMessages);
  const userId = useIdParam('userId');
  const query = useGetUserQuery(userId ?? skipToken);
  const goBack = useGoBack(userId === null ? paths.users : paths.user.href(userId));
  return (
    <FormPage
      title={messages.editTitle}
      subtitle={query.data?.displayName}
      names={{ userId: query.data?.displayName }}
      query={query}
    >
      {(user) => <EditForm user={user} onSaved={goBack} />}
    </FormPage>
  );
}
