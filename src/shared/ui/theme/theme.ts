import { createTheme } from '@mui/material/styles';

import { BREAKPOINTS_PX } from '@/shared/contract/limits';

import { componentDefaults } from './component-defaults';
import { darkPalette, lightPalette } from './palette';
import './theme-types';
import { typography } from './typography';

/**
 * The theme of the console (KIT-16). Light and dark are CSS variables, selected by `data-scheme` on the html
 * element, so that switching rerenders nothing.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, ...BREAKPOINTS_PX } },
  shape: { borderRadius: 6 },
  typography,
  focusVisible: true,
  motion: { reducedMotion: 'system' },
  components: componentDefaults,
});
