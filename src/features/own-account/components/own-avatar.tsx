import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';

import { AVATAR_MAX_BYTES, PICTURE_TYPES, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Avatar } from '@/shared/ui/avatar/avatar';
import { Button } from '@/shared/ui/button/button';
import { AvatarCrop } from '@/shared/ui/crop-dialog/avatar-crop';
import { acceptedNames, checkImage, fileSize } from '@/shared/ui/image-uploader/check-image';
import { kitMessages } from '@/shared/ui/messages';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';
import { useOutcomeToast } from '@/shared/ui/toast/use-outcome-toast';

import { useRemoveAvatarMutation, useSetAvatarMutation } from '../api/account-api';
import { ownAccountMessages } from '../messages';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  marginBottom: theme.spacing(2),
}));

// Stacked on a phone: if the buttons wrapped, they would move the content below when the font loads.
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'flex-start' },
}));

/** The user's own picture: choose one, crop it to a square and save it immediately, or remove it. */
export function OwnAvatar({ user }: { user: User }) {
  const messages = useMessages(ownAccountMessages);
  const refusals = useMessages(kitMessages);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [setAvatar, { isLoading: isSaving }] = useSetAvatarMutation();
  const [removeAvatar, { isLoading: isRemoving }] = useRemoveAvatarMutation();
  const tell = useMutationFeedback();
  const toast = useOutcomeToast();

  const choose = (file: File | undefined) => {
    if (!file) return;
    const fault = checkImage(file, PICTURE_TYPES, AVATAR_MAX_BYTES);
    if (fault === 'type') toast.error(refusals.imageType(file.name, acceptedNames(PICTURE_TYPES)));
    else if (fault === 'size')
      toast.error(refusals.imageSize(fileSize(file.size), fileSize(AVATAR_MAX_BYTES)));
    else {
      toast.clear();
      setChosen(file);
    }
  };
  const save = (avatar: File) => {
    setChosen(null);
    void tell(setAvatar({ id: user.id, avatar }).unwrap(), { success: messages.avatarSaved });
  };
  const remove = () => void tell(removeAvatar({ id: user.id }).unwrap(), { success: messages.avatarRemoved });

  return (
    <Root role="group" aria-label={messages.picture}>
      <Avatar name={user.displayName} src={user.avatarUrl} size="xl" />
      <input
        ref={input}
        hidden
        type="file"
        aria-label={messages.picture}
        accept={PICTURE_TYPES}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Buttons>
        <Button variant="outlined" size="sm" loading={isSaving} onClick={() => input.current?.click()}>
          {messages.changePicture}
        </Button>
        {user.avatarUrl && (
          <Button variant="flat" size="sm" color="secondary" loading={isRemoving} onClick={remove}>
            {messages.removePicture}
          </Button>
        )}
      </Buttons>
      <AvatarCrop file={chosen} title={messages.picture} onCrop={save} onCancel={() => setChosen(null)} />
    </Root>
  );
}
