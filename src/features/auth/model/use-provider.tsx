import { type ReactNode, useRef, useState } from 'react';
import type { Path } from 'react-router-dom';

import { useExtension } from '@/shared/config/extensions';
import type { LoginResponse } from '@/shared/contract';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const part = onDemand(() => import('../components/provider-sign-in').then((module) => module.ProviderSignIn));

/** The account to prove, and what to say about it. */
type Proof = { email: string; about: string };
type Came = { to?: string; link?: () => Promise<void> };

/**
 * Sign-in by the provider, if the backend has one. Render `button` under the form, with what takes the answer that begins a session
 * or asks for the second step; while `proof` is not null, the person proves that account with its password. Call `arrive` when the
 * session has begun: it links a proved account, and resolves to the page to open.
 */
export const useProvider = (from: Path | undefined) => {
  const hasProvider = useExtension('oidc');
  const ProviderSignIn = part.usePart(hasProvider);
  const came = useRef<Came>({});
  const [proof, setProof] = useState<Proof | null>(null);

  const button = (take: (answer: LoginResponse) => unknown): ReactNode =>
    hasProvider &&
    ProviderSignIn &&
    proof === null && (
      <ProviderSignIn
        from={from}
        onOutcome={({ to, prove, ...answer }, { about, link }) => {
          came.current = { ...(/^\/(?![/\\])/.test(to) && { to }), ...(prove && { link }) };
          return prove ? setProof({ ...prove, about }) : take(answer);
        }}
      />
    );
  const arrive = async (): Promise<string | undefined> => {
    await came.current.link?.();
    return came.current.to;
  };
  return { button, proof, arrive };
};
