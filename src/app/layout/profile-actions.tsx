import useMediaQuery from '@mui/material/useMediaQuery';

import { useHasAccountPage } from '@/features/own-account';
import { signOut } from '@/shared/api/sign-out';
import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { AppearanceFields } from '@/shared/ui/appearance/appearance-fields';
import { Button } from '@/shared/ui/button/button';
import { keysMessages } from '@/shared/ui/keys/messages';
import { whereCards } from '@/shared/ui/theme/cards';

import { layoutMessages } from './messages';

type Props = { onForgetDrafts: () => void; onShowHelp: () => void };

/** The settings of this browser, the link to the account page, the help on a phone, whose header has no room for it, and Log out. */
export function ProfileActions({ onForgetDrafts, onShowHelp }: Props) {
  const messages = useMessages(layoutMessages);
  const { help } = useMessages(keysMessages);
  const isPhone = useMediaQuery(whereCards, { noSsr: true });
  const hasAccountPage = useHasAccountPage();
  return (
    <>
      <AppearanceFields size="sm" />
      {hasAccountPage && (
        <Button variant="flat" color="secondary" size="sm" to={paths.account}>
          {messages.account}
        </Button>
      )}
      {isPhone && (
        <Button variant="flat" color="secondary" size="sm" onClick={onShowHelp}>
          {help}
        </Button>
      )}
      <Button variant="flat" color="secondary" size="sm" onClick={onForgetDrafts}>
        {messages.forgetDrafts}
      </Button>
      <Button variant="outlined" color="danger" size="sm" onClick={signOut}>
        {messages.logOut}
      </Button>
    </>
  );
}
