import { styled } from '@mui/material/styles';

import { SecondFactorFact } from '@/features/two-factor';
import type { User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Avatar } from '@/shared/ui/avatar/avatar';
import { Card } from '@/shared/ui/card/card';

import { usersMessages } from '../messages';

import { RoleBadge } from './role-badge';
import { SignInWaysFacts } from './sign-in-ways-facts';
import { StateBadge } from './state-badge';

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.h2, margin: 0 },
}));

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** The profile of a person. */
export function UserProfile({ user }: { user: User }) {
  const messages = useMessages(usersMessages);
  const facts = [
    [messages.email, user.email],
    [messages.username, user.username],
    [messages.bio, user.bio],
  ];
  return (
    <Card title={messages.profile}>
      <Person>
        <Avatar name={user.displayName} src={user.avatarUrl} size="xl" decorative />
        <div>
          <p>{user.displayName}</p>
          <RoleBadge permission={user.permission} />
          <StateBadge state={user.state} />
        </div>
      </Person>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
        <SignInWaysFacts user={user} />
        <SecondFactorFact user={user} />
      </Facts>
    </Card>
  );
}
