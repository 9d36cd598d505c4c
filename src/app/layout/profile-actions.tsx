import { useColorScheme } from '@mui/material/styles';

import { signOut } from '@/shared/api/sign-out';
import { setLocale, type Locale } from '@/shared/i18n/locale';
import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';
import { Button } from '@/shared/ui/button/button';
import { Select } from '@/shared/ui/select/select';

import { appMessages } from '../messages';

/** What a person sets for this browser, and the way out. */
export function ProfileActions({ onForgetDrafts }: { onForgetDrafts: () => void }) {
  const messages = useMessages(appMessages);
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <>
      <Select<Locale>
        label={messages.language}
        size="sm"
        value={useLocale()}
        onChange={setLocale}
        options={[
          { label: 'ไทย', value: 'th' },
          { label: 'English', value: 'en' },
        ]}
      />
      <Select
        label={messages.theme}
        size="sm"
        value={mode}
        onChange={setMode}
        options={[
          { label: messages.system, value: 'system' },
          { label: messages.light, value: 'light' },
          { label: messages.dark, value: 'dark' },
        ]}
      />
      <Button variant="flat" color="secondary" size="sm" onClick={onForgetDrafts}>
        {messages.forgetDrafts}
      </Button>
      <Button variant="outlined" color="danger" size="sm" onClick={signOut}>
        {messages.logOut}
      </Button>
    </>
  );
}
