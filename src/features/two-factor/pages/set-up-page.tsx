import { styled } from '@mui/material/styles';

import { SignInFrame } from '@/features/auth';
import { AddPasskey } from '@/features/passkeys';
import { signOut } from '@/shared/api/sign-out';
import { useExtension } from '@/shared/config/extensions';
import type { User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { canUsePasskeys } from '@/shared/lib/can-use-passkeys';
import { Button } from '@/shared/ui/button/button';

import { SetUp } from '../components/set-up';
import { Step } from '../components/steps';
import { twoFactorMessages } from '../messages';

const Steps = styled(Step)(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

/** Replaces every page for a person who must set up a second factor first (ACC-05). */
export function SetUpPage({ user, onDone }: { user: User; onDone: () => void }) {
  const messages = useMessages(twoFactorMessages);
  const hasPasskeys = useExtension('passkeys') && canUsePasskeys();
  return (
    <SignInFrame title={messages.title}>
      <Steps>
        <p>{messages.requiredNow(user.displayName)}</p>
        <SetUp user={user} onDone={onDone} />
        {hasPasskeys && (
          <>
            <p>{messages.orPasskey}</p>
            <AddPasskey userId={user.id} onDone={onDone} />
          </>
        )}
        <Button variant="flat" color="secondary" onClick={signOut}>
          {messages.logOut}
        </Button>
      </Steps>
    </SignInFrame>
  );
}
