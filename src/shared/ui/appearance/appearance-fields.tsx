import { useColorScheme } from '@mui/material/styles';

import { setLocale, type Language } from '@/shared/i18n/locale';
import { useMessages } from '@/shared/i18n/messages';
import { useLanguage } from '@/shared/i18n/use-locale';

import type { FieldSize } from '../field/field-styles';
import { kitMessages } from '../messages';
import { Select } from '../select/select';

/** The language and the theme of this browser. */
export function AppearanceFields({ size }: { size: FieldSize }) {
  const messages = useMessages(kitMessages);
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <>
      <Select<Language>
        label={messages.language}
        size={size}
        value={useLanguage()}
        onChange={setLocale}
        options={[
          { label: 'ไทย', value: 'thai' },
          { label: 'ไทย + English labels', value: 'th' },
          { label: 'English', value: 'en' },
        ]}
      />
      <Select
        label={messages.theme}
        size={size}
        value={mode}
        onChange={setMode}
        options={[
          { label: messages.system, value: 'system' },
          { label: messages.light, value: 'light' },
          { label: messages.dark, value: 'dark' },
        ]}
      />
    </>
  );
}
