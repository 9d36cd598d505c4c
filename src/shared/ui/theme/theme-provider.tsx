import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { theme } from './theme';

/** Where this browser keeps the chosen mode: `light`, `dark` or `system`. */
export const THEME_MODE_STORAGE_KEY = 'theme-mode';

/**
 * The theme and its baseline. The mode is read and set with MUI's `useColorScheme`. Without `disableTransitionOnChange`: it
 * puts a style element into the page, which the policy refuses.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MuiThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_MODE_STORAGE_KEY} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </MuiThemeProvider>
  );
}
