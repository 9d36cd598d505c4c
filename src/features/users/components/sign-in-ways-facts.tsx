import { useState } from 'react';

import { useCurrentUser, useHasPermission } from '@/features/auth';
import { FactLine } from '@/features/two-factor';
import { useExtension } from '@/shared/config/extensions';
import { getRuntimeConfig } from '@/shared/config/runtime-config';
import { type Passkey, Permission, type SignInWays, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';

import {
  useGetSignInWaysQuery,
  useRemovePasskeyOfMutation,
  useRemoveProviderLinkOfMutation,
} from '../api/sign-in-ways-api';
import { signInWaysMessages } from '../sign-in-ways-messages';

/** In place of a fact that is not known yet; a dash would say that there is none. */
const UNKNOWN = '…';

type Props = { user: User };

function PasskeysFact({
  user,
  passkeys,
  mayRemove,
}: Props & { passkeys: Passkey[] | undefined; mayRemove: boolean }) {
  const messages = useMessages(signInWaysMessages);
  const [remove] = useRemovePasskeyOfMutation();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <div>
      <dt>{messages.passkeys}</dt>
      {!passkeys?.length && <FactLine>{passkeys ? '-' : UNKNOWN}</FactLine>}
      {passkeys?.map((passkey) => (
        <FactLine key={passkey.id}>
          {passkey.name}
          {mayRemove && (
            <Button
              size="xs"
              variant="outlined"
              color="danger"
              aria-label={messages.removeOf(passkey.name)}
              onClick={() => setRemoving(passkey)}
            >
              {messages.remove}
            </Button>
          )}
        </FactLine>
      ))}
      <DeleteDialog
        item={removing}
        title={messages.removePasskey}
        confirmLabel={messages.removePasskey}
        question={({ name }) => messages.passkeyQuestion(name, user.displayName)}
        onDelete={({ id }) => remove({ userId: user.id, id }).unwrap()}
        success={messages.passkeyRemoved(removing?.name ?? '')}
        onClose={() => setRemoving(null)}
      />
    </div>
  );
}

function ProviderFact({
  user,
  ways,
  mayRemove,
}: Props & { ways: SignInWays | undefined; mayRemove: boolean }) {
  const email = ways?.provider?.email;
  const messages = useMessages(signInWaysMessages);
  const provider = getRuntimeConfig()?.providerName ?? '';
  const [remove] = useRemoveProviderLinkOfMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <dt>{messages.signInBy(provider)}</dt>
      <FactLine>
        {email ?? (ways ? '-' : UNKNOWN)}
        {mayRemove && email !== undefined && (
          <Button size="xs" variant="outlined" color="danger" onClick={() => setAsking(true)}>
            {messages.unlink}
          </Button>
        )}
      </FactLine>
      <DeleteDialog
        item={isAsking ? user : null}
        title={messages.unlink}
        confirmLabel={messages.unlink}
        question={({ displayName }) => messages.unlinkQuestion(displayName, provider)}
        onDelete={({ id }) => remove(id).unwrap()}
        success={messages.unlinked(user.displayName, provider)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

/** For administrators, on a person's page: how the person signs in, with buttons to remove a passkey or the link to the provider (CON-06). */
export function SignInWaysFacts({ user }: Props) {
  const messages = useMessages(signInWaysMessages);
  const isAnnounced = useExtension('sign-in-ways');
  const [hasPasskeys, hasProvider] = [useExtension('passkeys'), useExtension('oidc')];
  const isShown = useHasPermission(Permission.ADMINISTRATOR) && isAnnounced;
  const mayRemove = useCurrentUser()?.id !== user.id;
  const { data: ways } = useGetSignInWaysQuery(user.id, { skip: !isShown });
  if (!isShown) return null;
  return (
    <>
      <div>
        <dt>{messages.password}</dt>
        <FactLine>{ways ? (ways.hasPassword ? messages.isSet : messages.isMissing) : UNKNOWN}</FactLine>
      </div>
      {hasPasskeys && <PasskeysFact user={user} passkeys={ways?.passkeys} mayRemove={mayRemove} />}
      {hasProvider && <ProviderFact user={user} ways={ways} mayRemove={mayRemove} />}
    </>
  );
}
