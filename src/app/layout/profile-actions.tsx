import { useHasAccountPage } from '@/features/own-account';
import { signOut } from '@/shared/api/sign-out';
import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { AppearanceFields } from '@/shared/ui/appearance/appearance-fields';
import { Button } from '@/shared/ui/button/button';
import { keysMessages } from '@/shared/ui/keys/messages';

import { layoutMessages } from './messages';

type Props = { onForgetDrafts: () => void; onShowKeys: () => void };

/** The settings of this browser, the link to the account page, and Log out. */
export function ProfileActions({ onForgetDrafts, onShowKeys }: Props) {
  const messages = useMessages(layoutMessages);
  const { keys } = useMessages(keysMessages);
  const hasAccountPage = useHasAccountPage();
  return (
    <>
      <AppearanceFields size="sm" />
      {hasAccountPage && (
        <Button variant="flat" color="secondary" size="sm" to={paths.account}>
          {messages.account}
        </Button>
      )}
      <Button variant="flat" color="secondary" size="sm" onClick={onShowKeys}>
        {keys}
      </Button>
      <Button variant="flat" color="secondary" size="sm" onClick={onForgetDrafts}>
        {messages.forgetDrafts}
      </Button>
      <Button variant="outlined" color="danger" size="sm" onClick={signOut}>
        {messages.logOut}
      </Button>
    </>
  );
}
