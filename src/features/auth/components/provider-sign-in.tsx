import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

import { isApiError } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtime-config';
import type { ProviderSignIn as Outcome } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { openElsewhere } from '@/shared/lib/open-elsewhere';
import { readStored, removeStored, writeStored } from '@/shared/lib/stored';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { Button } from '@/shared/ui/button/button';
import { toast } from '@/shared/ui/toast/toast';

import {
  useAskProviderSignOutMutation,
  useFinishProviderSignInMutation,
  useLinkProviderMutation,
  useStartProviderSignInMutation,
} from '../api/provider-api';
import { providerMessages } from '../provider-messages';

/** Where the backend leads back to from the provider. */
const BACK = '#provider';
const wordsOf = (error: unknown): string => (isApiError(error) ? error.message : String(error));

type Props = {
  /** The page to open afterwards. */
  from: Parameters<typeof createPath>[0] | undefined;
  /** Called with the outcome; if an account has to be proved, with what says so and what links it afterwards. */
  onOutcome: (outcome: Outcome, proof: { about: string; link: () => Promise<void> }) => unknown;
};

/** The button that leads to the provider, and what happens when the person comes back from there (CON-06). */
export function ProviderSignIn({ from, onOutcome }: Props) {
  const messages = useMessages(providerMessages);
  const provider = getRuntimeConfig()?.providerName ?? '';
  const location = useLocation();
  const navigate = useNavigate();
  const [start, starting] = useStartProviderSignInMutation();
  const [finish, finishing] = useFinishProviderSignInMutation();
  const [link] = useLinkProviderMutation();
  const [askSignOut, asking] = useAskProviderSignOutMutation();
  const [problem, setProblem] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const [mayBeSignedIn, setMayBeSignedIn] = useState(() => readStored('provider-session') !== null);

  const trying = async (work: () => Promise<unknown>) => {
    setProblem('');
    await work().catch((error: unknown) => setProblem(wordsOf(error)));
  };
  const leaveFor = (address: string) => {
    setLeaving(true);
    openElsewhere(address);
  };
  const begin = () =>
    trying(async () => leaveFor(await start({ to: from ? createPath(from) : paths.dashboard }).unwrap()));
  const linkAccount = () =>
    link()
      .unwrap()
      .then(
        () => void toast.success(messages.linked(provider)),
        (error: unknown) => void toast.error(wordsOf(error)),
      );
  const comeBack = () =>
    trying(async () => {
      const outcome = await finish().unwrap();
      writeStored('provider-session', provider);
      const about = messages.prove(outcome.prove?.email ?? '', provider);
      await onOutcome(outcome, { about, link: linkAccount });
    });
  const signOut = () =>
    trying(async () => {
      const address = await askSignOut().unwrap();
      removeStored('provider-session');
      setMayBeSignedIn(false);
      if (address === '') setProblem(messages.noSignOut(provider));
      else leaveFor(address);
    });

  const isBack = location.hash === BACK;
  const latest = useRef(comeBack);
  useEffect(() => {
    latest.current = comeBack;
  });
  useEffect(() => {
    if (!isBack) return;
    // The outcome is given once: a reload begins anew.
    void navigate({ hash: '' }, { replace: true });
    void latest.current();
  }, [isBack, navigate]);

  return (
    <>
      {problem && <AlertBox kind="error">{problem}</AlertBox>}
      <Button
        variant="outlined"
        size="lg"
        fullWidth
        loading={starting.isLoading || finishing.isLoading || isLeaving}
        onClick={() => void begin()}
      >
        {messages.signInWith(provider)}
      </Button>
      {mayBeSignedIn && (
        <Button variant="flat" color="secondary" loading={asking.isLoading} onClick={() => void signOut()}>
          {messages.signOutOf(provider)}
        </Button>
      )}
    </>
  );
}
