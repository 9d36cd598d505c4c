/** The eight theme colours (KIT-16). */
export const COLOURS = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'info',
  'dark',
  'light',
] as const;
export type Colour = (typeof COLOURS)[number];

type Tone = {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
  /** The colour of text, icons and borders on a surface. */
  ink: string;
  /** A soft background in this colour, on which `ink` is readable. */
  soft: string;
};

const tone = (
  main: string,
  light: string,
  dark: string,
  contrastText: string,
  ink: string,
  soft: string,
): Tone => ({ main, light, dark, contrastText, ink, soft });

const lightTones: Record<Colour, Tone> = {
  primary: tone('#0d5b6c', '#2f7c8e', '#08414e', '#ffffff', '#0d5b6c', '#e0eff2'),
  secondary: tone('#52606b', '#72808b', '#3a4650', '#ffffff', '#4a5761', '#eaedf0'),
  success: tone('#1a6b42', '#3d8d63', '#104b2d', '#ffffff', '#1a6b42', '#e1f2e8'),
  danger: tone('#b0281f', '#cf5148', '#821a13', '#ffffff', '#a8241c', '#fbe7e5'),
  warning: tone('#8a5500', '#ab7620', '#643d00', '#ffffff', '#7f4e00', '#fbf0d9'),
  info: tone('#23569f', '#4a7ac0', '#173d74', '#ffffff', '#23569f', '#e4ecf8'),
  dark: tone('#1d262c', '#3b464e', '#0e1417', '#ffffff', '#1d262c', '#dde2e6'),
  light: tone('#e6eaed', '#f3f5f6', '#d3dade', '#1d262c', '#3f4b54', '#f1f3f5'),
};

const darkTones: Record<Colour, Tone> = {
  primary: tone('#6cc0d4', '#93d5e4', '#459db2', '#04222b', '#7fcadc', '#17323a'),
  secondary: tone('#a9b5be', '#c4ced5', '#87949e', '#151b1f', '#b4bfc7', '#2a333a'),
  success: tone('#6cc696', '#93d9b3', '#48a474', '#05240f', '#7bcfa2', '#173425'),
  danger: tone('#f28b82', '#f7aea8', '#d9655b', '#330603', '#f49a92', '#41201d'),
  warning: tone('#e5b454', '#f0cb85', '#c2933a', '#2b1d00', '#e9bd68', '#3a2e15'),
  info: tone('#8db7f0', '#b1cef6', '#6797d8', '#071d3b', '#9ac0f2', '#1c2e49'),
  dark: tone('#46535c', '#5b6973', '#323c44', '#ffffff', '#c9d2d8', '#28323a'),
  light: tone('#d8dfe4', '#eaeef1', '#bcc6cd', '#161c20', '#d8dfe4', '#2d373e'),
};

/** MUI components call the specification's danger colour `error`. */
export const lightPalette = {
  ...lightTones,
  error: lightTones.danger,
  background: { default: '#f4f6f7', paper: '#ffffff' },
  text: { primary: '#1a2227', secondary: '#52606b', disabled: '#8b969e' },
  divider: '#dce2e6',
};

export const darkPalette = {
  ...darkTones,
  error: darkTones.danger,
  background: { default: '#11171a', paper: '#192024' },
  text: { primary: '#e4e9ec', secondary: '#a4b0b9', disabled: '#6f7b84' },
  divider: '#2c363d',
};
