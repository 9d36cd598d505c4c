import { useAppDispatch } from '@/shared/api/store';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { passkeyMessages } from '../messages';
import { addNewPasskey } from '../model/flows';

import { NameForm } from './name-form';

type Props = { userId: Id; takesFocus?: boolean; onDone: () => void };

/** Names a new passkey; the browser then makes it. */
export function AddPasskey({ userId, takesFocus = false, onDone }: Props) {
  const messages = useMessages(passkeyMessages);
  const dispatch = useAppDispatch();
  return (
    <NameForm
      takesFocus={takesFocus}
      submitLabel={messages.add}
      success={messages.added}
      onSubmit={(name) => addNewPasskey(dispatch, { userId, name })}
      onSaved={onDone}
    />
  );
}
