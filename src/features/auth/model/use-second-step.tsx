import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { hasExtension } from '@/shared/config/extensions';
import type { LoginResponse, SecondStepKind } from '@/shared/contract';
import type { Tokens } from '@/shared/session/session';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const part = onDemand(() => import('../components/second-step').then((module) => module.SecondStep));

/**
 * The second step of a sign-in, if the backend requires one. Pass the response of the first step to `take`,
 * and render `step` instead of the first step while it is not null. Hide the first step rather than unmount
 * it, so that Back restores its input.
 */
export const useSecondStep = (
  onSignedIn: (tokens: Tokens) => unknown,
): { take: (answer: LoginResponse) => Promise<unknown>; step: ReactNode } => {
  const [owed, setOwed] = useState<{ challenge: string; steps: SecondStepKind[] } | null>(null);
  const SecondStep = part.usePart(owed !== null);

  const take = async ({ challenge, steps = ['code'], ...tokens }: LoginResponse) => {
    if (challenge === undefined || !(await hasExtension('two-factor'))) return onSignedIn(tokens);
    await part.preload();
    return setOwed({ challenge, steps });
  };
  const goBack = () => {
    flushSync(() => setOwed(null));
    document.getElementById('password')?.focus();
  };
  const step = owed && SecondStep ? <SecondStep {...owed} onSignedIn={onSignedIn} onBack={goBack} /> : null;
  return { take, step };
};
