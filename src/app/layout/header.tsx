import { memo, useCallback, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { useMessages } from '@/shared/i18n/messages';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { ProfileMenu } from '@/shared/ui/top-bar/profile-menu';
import { TopBar } from '@/shared/ui/top-bar/top-bar';

import { ConnectionBanner } from '../live/connection-banner';
import { appMessages } from '../messages';

import { NewSignInNotice } from './new-sign-in-notice';
import { ProfileActions } from './profile-actions';
import { SIDEBAR_ID } from './sidebar';

const forgetDraftsDialog = onDemand(() =>
  import('./forget-drafts-dialog').then((module) => module.ForgetDraftsDialog),
);

type Props = { menuOpen: boolean; onToggleMenu: () => void };

/** The signed-in person and their menu (NAV-07); on narrow windows the toggle of the sidebar (NAV-04). */
export const Header = memo(function Header({ menuOpen, onToggleMenu }: Props) {
  const messages = useMessages(appMessages);
  const user = useCurrentUser();
  const [forgetting, setForgetting] = useState(false);
  const askToForget = useCallback(() => setForgetting(true), []);
  // Outside the menu, which a click elsewhere closes.
  const ForgetDraftsDialog = forgetDraftsDialog.usePart(forgetting);
  return (
    <TopBar
      sidebar={{
        open: menuOpen,
        onToggle: onToggleMenu,
        label: menuOpen ? messages.closeMenu : messages.openMenu,
        controls: SIDEBAR_ID,
      }}
      end={
        user && (
          <ProfileMenu name={user.displayName} bio={user.bio} avatarUrl={user.avatarUrl}>
            <ProfileActions onForgetDrafts={askToForget} />
          </ProfileMenu>
        )
      }
    >
      <ConnectionBanner />
      {user && <NewSignInNotice />}
      {ForgetDraftsDialog && <ForgetDraftsDialog open={forgetting} onClose={() => setForgetting(false)} />}
    </TopBar>
  );
});
