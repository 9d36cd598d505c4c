import { type ReactNode, useRef, useState } from 'react';
import type { Path } from 'react-router-dom';

import { useExtension } from '@/shared/config/extensions';
import { getRuntimeConfig } from '@/shared/config/runtime-config';
import type { LoginResponse } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { EntryText } from '../components/entry-fields';
import { providerMessages } from '../provider-messages';

const part = onDemand(() => import('../components/provider-sign-in').then((module) => module.ProviderSignIn));

type Came = { to?: string; link?: () => Promise<void> };

/**
 * Sign-in by the provider, if the backend has one. Render `button` under the form, with what takes the answer that begins a session
 * or asks for the second step; while `proof` is not null, the person proves that account with its password. Call `arrive` when the
 * session has begun: it links a proved account, and resolves to the page to open.
 */
export const useProvider = (from: Path | undefined) => {
  const messages = useMessages(providerMessages);
  const hasProvider = useExtension('oidc');
  const ProviderSignIn = part.usePart(hasProvider);
  const came = useRef<Came>({});
  const [email, setEmail] = useState<string | null>(null);

  const button = (take: (answer: LoginResponse) => unknown): ReactNode =>
    hasProvider &&
    ProviderSignIn &&
    email === null && (
      <ProviderSignIn
        from={from}
        onOutcome={({ to, prove, ...answer }, link) => {
          came.current = { ...(/^\/(?![/\\])/.test(to) && { to }), ...(prove && { link }) };
          return prove ? setEmail(prove.email) : take(answer);
        }}
      />
    );
  const proof =
    email === null
      ? null
      : {
          email,
          about: <EntryText>{messages.prove(email, getRuntimeConfig()?.providerName ?? '')}</EntryText>,
        };
  const arrive = async (): Promise<string | undefined> => {
    await came.current.link?.();
    return came.current.to;
  };
  return { button, proof, arrive };
};
