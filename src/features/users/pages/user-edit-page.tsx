import { useField } from 'formik';
import { useMemo, useState } from 'react';

import { paths } from '@/shared/config/paths';
import {
  AVATAR_MAX_BYTES,
  PICTURE_TYPES,
  SQUARE_RATIO,
  isErased,
  type Id,
  type User,
} from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { useFieldError } from '@/shared/form/form-status';
import { FormTextField } from '@/shared/form/form-text-field';
import { PageForm } from '@/shared/form/page-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';
import { useIdParam } from '@/shared/lib/use-id-param';
import { Button } from '@/shared/ui/button/button';
import { AvatarCrop } from '@/shared/ui/crop-dialog/avatar-crop';
import { FormPage } from '@/shared/ui/form-page/form-page';
import { ImageUploader } from '@/shared/ui/image-uploader/image-uploader';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { accountMessages } from '../account-messages';
import { useEditAccountMutation, type AccountValues } from '../api/accounts-api';
import { useGetUserQuery } from '../api/users-api';
import { AccountNameFields } from '../components/account-name-fields';
import { accountSchema } from '../model/account-schema';

function AvatarField({ currentUrl }: { currentUrl: string | null }) {
  const messages = useMessages(accountMessages);
  const [file, , { setValue: setFile }] = useField<File | null>('avatar');
  const [chosen, setChosen] = useState<File | null>(null);
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
          accept={PICTURE_TYPES}
          maxBytes={AVATAR_MAX_BYTES}
          value={file.value}
          onChange={(picked) => (picked ? setChosen(picked) : void setFile(null))}
          currentUrl={shownUrl}
          error={useFieldError('avatar')}
        />
      </div>
      {shownUrl && !file.value && (
        <Button size="xs" variant="flat" color="secondary" onClick={() => void setRemoved(true)}>
          {messages.removeAvatar}
        </Button>
      )}
      <AvatarCrop
        file={chosen}
        title={messages.avatar}
        onCancel={() => setChosen(null)}
        onCrop={(part) => {
          setChosen(null);
          void setFile(part);
        }}
      />
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
    <PageForm
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
    </PageForm>
  );
}

function EditUser({ userId }: { userId: Id }) {
  const messages = useMessages(accountMessages);
  const query = useGetUserQuery(userId);
  const goBack = useGoBack(paths.user.href(userId));
  if (query.data && isErased(query.data)) return <NotFound />;
  return (
    <FormPage
      title={messages.editTitle}
      // Reserves the line before the name is loaded.
      subtitle={query.data?.displayName ?? '\u00a0'}
      names={{ userId: query.data?.displayName }}
      query={query}
    >
      {(user) => <EditForm user={user} onSaved={goBack} />}
    </FormPage>
  );
}

/** Edits the profile of a person; for administrators. */
export function UserEditPage() {
  const userId = useIdParam('userId');
  return userId === null ? <NotFound /> : <EditUser key={userId} userId={userId} />;
}
