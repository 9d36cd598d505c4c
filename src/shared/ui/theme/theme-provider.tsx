import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { theme } from './theme';

/** The storage key of the chosen mode: `light`, `dark` or `system`. */
export const THEME_MODE_STORAGE_KEY = 'theme-mode';

/**
 * The theme with its baseline. Read and set the mode with MUI's `useColorScheme`.
 * `disableTransitionOnChange` stays off: it adds a style element to the page, which the content security
 * policy forbids.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MuiThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_MODE_STORAGE_KEY} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </MuiThemeProvider>
  );
}
