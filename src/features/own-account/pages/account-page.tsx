import { styled } from '@mui/material/styles';

import { useCurrentUser } from '@/features/auth';
import { NotificationSettingsCard } from '@/features/notifications';
import { PasskeysCard } from '@/features/passkeys';
import { TwoFactorCard } from '@/features/two-factor';
import { useExtension } from '@/shared/config/extensions';
import { useMessages } from '@/shared/i18n/messages';
import { AppearanceFields } from '@/shared/ui/appearance/appearance-fields';
import { Card } from '@/shared/ui/card/card';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useListNewDevicesQuery } from '../api/account-api';
import { NewDevices } from '../components/new-devices';
import { PasswordForm } from '../components/password-form';
import { ProfileForm } from '../components/profile-form';
import { ProviderCard } from '../components/provider-card';
import { SessionList } from '../components/session-list';
import { ownAccountMessages } from '../messages';
import { useHasAccountPage } from '../model/use-has-account-page';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: 480 }));

/** The user's own account, on a backend that supports changes (ACC-03 to ACC-05). */
export function AccountPage() {
  const messages = useMessages(ownAccountMessages);
  const user = useCurrentUser();
  const [hasProfile, hasSessions] = [useExtension('profile'), useExtension('sessions')];
  const [hasTwoFactor, hasNotifications] = [useExtension('two-factor'), useExtension('notifications')];
  const hasPage = useHasAccountPage();
  const [hasProvider, hasPasskeys] = [useExtension('oidc'), useExtension('passkeys')];
  // Wait for the notice, because one that appears later would push the forms down.
  const { isLoading } = useListNewDevicesQuery(undefined, { skip: !hasSessions });
  if (!user || !hasPage) return <NotFound />;
  return (
    <>
      <PageHeader title={messages.title} />
      <QueryState isLoading={isLoading}>
        {hasSessions && <NewDevices />}
        <Cards>
          <Column>
            {hasProfile && <ProfileForm user={user} />}
            {hasTwoFactor && <TwoFactorCard user={user} />}
            {hasProvider && <ProviderCard user={user} />}
          </Column>
          <Column>
            {hasProfile && <PasswordForm user={user} />}
            <Card title={messages.appearance}>
              <Fields>
                <AppearanceFields size="md" />
              </Fields>
            </Card>
            {hasNotifications && <NotificationSettingsCard />}
          </Column>
          {hasPasskeys && (
            <div data-wide>
              <PasskeysCard user={user} />
            </div>
          )}
          {hasSessions && (
            <div data-wide>
              <SessionList />
            </div>
          )}
        </Cards>
      </QueryState>
    </>
  );
}
