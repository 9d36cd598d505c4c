import { styled } from '@mui/material/styles';

import { SignInFrame } from '@/features/auth';
import { signOut } from '@/shared/api/sign-out';
import type { User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { SetUp } from '../components/set-up';
import { Step } from '../components/steps';
import { twoFactorMessages } from '../messages';

const Steps = styled(Step)(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

/** Replaces every page for a person who must set up a second factor first (ACC-05). */
export function SetUpPage({ user, onDone }: { user: User; onDone: () => void }) {
  const messages = useMessages(twoFactorMessages);
  return (
    <SignInFrame title={messages.title}>
      <Steps>
        <p>{messages.requiredNow(user.displayName)}</p>
        <SetUp user={user} onDone={onDone} />
        <Button variant="flat" color="secondary" onClick={signOut}>
          {messages.logOut}
        </Button>
      </Steps>
    </SignInFrame>
  );
}
