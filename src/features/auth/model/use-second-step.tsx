import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { hasExtension } from '@/shared/config/extensions';
import type { LoginResponse } from '@/shared/contract';
import type { Tokens } from '@/shared/session/session';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const part = onDemand(() => import('../components/second-step').then((module) => module.SecondStep));

/**
 * The second step of a sign-in, where the backend asks for one: `take` is given the answer to the first, and `step` is to be
 * drawn in its place until it is null again. The first one is only hidden, so that Back finds what was typed.
 */
export const useSecondStep = (
  onSignedIn: (tokens: Tokens) => unknown,
): { take: (answer: LoginResponse) => Promise<unknown>; step: ReactNode } => {
  const [challenge, setChallenge] = useState<string | null>(null);
  const SecondStep = part.usePart(challenge !== null);

  const take = async ({ challenge: owed, ...tokens }: LoginResponse) => {
    if (owed === undefined || !(await hasExtension('two-factor'))) return onSignedIn(tokens);
    await part.preload();
    return setChallenge(owed);
  };
  const goBack = () => {
    flushSync(() => setChallenge(null));
    document.getElementById('password')?.focus();
  };
  const step =
    challenge !== null && SecondStep ? (
      <SecondStep challenge={challenge} onSignedIn={onSignedIn} onBack={goBack} />
    ) : null;
  return { take, step };
};
