import type { ThemeOptions } from '@mui/material/styles';

/** Exactly the type that `createTheme` accepts: a comparison with `Components<Theme>` takes the compiler three seconds. */
export type ComponentStyles = NonNullable<ThemeOptions['components']>;
