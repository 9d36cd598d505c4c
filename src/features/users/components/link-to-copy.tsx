import Typography from '@mui/material/Typography';

import { paths } from '@/shared/config/paths';
import type { AccountLink } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';
import { dateInWords } from '@/shared/text/format-date';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { CopyField } from '@/shared/ui/copy-field/copy-field';

import { accountMessages } from '../account-messages';

type Props = { link: AccountLink; name: string; onCopy: () => void };

/** A one-time link, shown once. Its token follows `#`, which browsers do not send to a server. */
export function LinkToCopy({ link, name, onCopy }: Props) {
  const messages = useMessages(accountMessages);
  const locale = useLocale();
  return (
    <>
      {link.isMailed !== undefined && (
        <AlertBox kind={link.isMailed ? 'success' : 'error'}>
          {link.isMailed ? messages.linkMailed(name) : messages.linkNotMailed}
        </AlertBox>
      )}
      <CopyField
        isMain
        onCopy={onCopy}
        label={messages.linkFor(name)}
        value={`${window.location.origin}${paths.setPassword}#${link.token}`}
      />
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
        {messages.linkUntil(dateInWords(new Date(link.expiresAt), locale))}{' '}
        {!link.isMailed && messages.linkShownOnce}
      </Typography>
    </>
  );
}
