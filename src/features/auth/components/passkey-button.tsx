import { useState } from 'react';

import { type AppDispatch, useAppDispatch } from '@/shared/api/store';
import { useExtension } from '@/shared/config/extensions';
import { canUsePasskeys } from '@/shared/lib/can-use-passkeys';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

const passkeys = onDemand(() => import('@/features/passkeys'));

type Passkeys = Awaited<ReturnType<typeof passkeys.arrival>>;
type Props<T> = {
  label: string;
  act: (passkeys: Passkeys, dispatch: AppDispatch) => Promise<T>;
  onDone: (data: T) => unknown;
  autoFocus?: boolean;
};

/** Whether passkeys are offered: by the backend, and by this browser at this address. */
export const useHasPasskeys = (): boolean => useExtension('passkeys') && canUsePasskeys();

/** Uses a passkey. What it takes loads at the first click. */
export function PasskeyButton<T>({ label, act, onDone, autoFocus = false }: Props<T>) {
  const dispatch = useAppDispatch();
  const tell = useMutationFeedback();
  const [isBusy, setBusy] = useState(false);
  const isShown = useHasPasskeys();
  if (!isShown) return null;
  const use = async () => {
    setBusy(true);
    const done = await tell(passkeys.arrival().then((part) => act(part, dispatch)));
    setBusy(false);
    if (done) await onDone(done.data);
  };
  return (
    <Button
      size="lg"
      variant="outlined"
      fullWidth
      // eslint-disable-next-line jsx-a11y/no-autofocus -- asked for where the step before had the focus
      autoFocus={autoFocus}
      loading={isBusy}
      onClick={() => void use()}
    >
      {label}
    </Button>
  );
}
