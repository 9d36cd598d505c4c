import { thTH } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'dayjs/locale/th';
import type { ReactNode } from 'react';

import { useLocale } from '@/shared/i18n/use-locale';

import { NewsroomAdapter } from './newsroom-adapter';

/**
 * The calendar of the newsroom around its pickers. Years are Gregorian in both languages: the Thai locale is used only for the
 * names of months and days. With the Buddhist era, the fields would read a year back 543 years later.
 */
export function PickerProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <LocalizationProvider
      dateAdapter={NewsroomAdapter}
      adapterLocale={locale}
      localeText={
        locale === 'th' ? thTH.components.MuiLocalizationProvider.defaultProps.localeText : undefined
      }
    >
      {children}
    </LocalizationProvider>
  );
}
