// Adds the specification's palette and size names to MUI's types.
import type {} from '@mui/material/themeCssVarsAugmentation';

declare module '@mui/material/styles' {
  interface PaletteColor {
    ink: string;
    soft: string;
  }
  interface SimplePaletteColorOptions {
    ink?: string;
    soft?: string;
  }
  interface Palette {
    danger: PaletteColor;
    dark: PaletteColor;
    light: PaletteColor;
  }
  interface PaletteOptions {
    danger?: SimplePaletteColorOptions;
    dark?: SimplePaletteColorOptions;
    light?: SimplePaletteColorOptions;
  }
  interface BreakpointOverrides {
    '2xl': true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    default: true;
    flat: true;
    gradient: true;
    relief: true;
  }
  interface ButtonPropsColorOverrides {
    danger: true;
    dark: true;
    light: true;
  }
  interface ButtonPropsSizeOverrides {
    xs: true;
    sm: true;
    md: true;
    lg: true;
  }
}
