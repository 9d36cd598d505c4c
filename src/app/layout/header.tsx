import HelpIcon from '@mui/icons-material/HelpOutlined';
import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { loadBell } from '@/features/notifications/routes';
import { useExtension } from '@/shared/config/extensions';
import { useMessages } from '@/shared/i18n/messages';
import { useWasIdle } from '@/shared/lib/when-idle';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { LIST_KEYS } from '@/shared/ui/keys/keys';
import { keysMessages } from '@/shared/ui/keys/messages';
import { pressKey } from '@/shared/ui/keys/page-keys';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { whereCards } from '@/shared/ui/theme/cards';
import { ProfileMenu } from '@/shared/ui/top-bar/profile-menu';
import { TopBar } from '@/shared/ui/top-bar/top-bar';

import { ConnectionBanner } from '../live/connection-banner';

import { layoutMessages } from './messages';
import { NewSignInNotice } from './new-sign-in-notice';
import { ProfileActions } from './profile-actions';
import { SearchButton } from './search-button';

const forgetDraftsDialog = onDemand(() =>
  import('./forget-drafts-dialog').then((module) => module.ForgetDraftsDialog),
);

/** Its code and its groups load once the page is at rest. */
const addNews = onDemand(() => import('./add-news').then((module) => module.AddNews));

const bell = onDemand(loadBell);

const Wide = styled('span')(({ theme }) => ({ [whereCards(theme)]: { display: 'none' } }));

type Props = { onOpenMenu: () => void };

/**
 * Search, on wide screens Add news and the help, the bell, the signed-in person with the profile menu (NAV-07) and, on narrow screens, the sidebar button (NAV-04).
 */
export const Header = memo(function Header({ onOpenMenu }: Props) {
  const messages = useMessages(layoutMessages);
  const { help } = useMessages(keysMessages);
  const user = useCurrentUser();
  const wasIdle = useWasIdle();
  const AddNews = addNews.usePart(wasIdle);
  const hasNotifications = useExtension('notifications');
  const Bell = bell.usePart(wasIdle && hasNotifications);
  const [forgetting, setForgetting] = useState(false);
  // Rendered outside the menu, because the menu closes when the dialog opens.
  const ForgetDraftsDialog = forgetDraftsDialog.usePart(forgetting);
  return (
    <TopBar
      menu={{ label: messages.openMenu, onOpen: onOpenMenu }}
      start={user && <SearchButton />}
      end={
        user && (
          <>
            {AddNews && <AddNews />}
            <Wide>
              <IconButton label={help} aria-haspopup="dialog" onClick={() => pressKey(LIST_KEYS)}>
                <HelpIcon />
              </IconButton>
            </Wide>
            {hasNotifications && Bell && <Bell />}
            <ProfileMenu
              name={user.displayName}
              bio={user.bio}
              avatarUrl={user.avatarUrl}
              label={messages.profileMenu}
            >
              {(close) => (
                <ProfileActions
                  onForgetDrafts={() => {
                    close();
                    setForgetting(true);
                  }}
                  onShowHelp={() => {
                    close();
                    pressKey(LIST_KEYS);
                  }}
                />
              )}
            </ProfileMenu>
          </>
        )
      }
    >
      <ConnectionBanner />
      {user && <NewSignInNotice />}
      {ForgetDraftsDialog && <ForgetDraftsDialog open={forgetting} onClose={() => setForgetting(false)} />}
    </TopBar>
  );
});
