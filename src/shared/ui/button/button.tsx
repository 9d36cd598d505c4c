import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';

import { textLanguage } from '@/shared/i18n/text-language';

import type { Colour } from '../theme/palette';

export const BUTTON_VARIANTS = ['default', 'outlined', 'flat', 'gradient', 'relief'] as const;
export const BUTTON_SIZES = ['xs', 'sm', 'md', 'lg'] as const;

export type ButtonProps = Omit<MuiButtonProps, 'variant' | 'size' | 'color' | 'loadingPosition'> & {
  variant?: (typeof BUTTON_VARIANTS)[number];
  size?: (typeof BUTTON_SIZES)[number];
  color?: Colour;
  rounded?: boolean;
  /** Shows a spinner and disables the button. */
  loading?: boolean;
  /** Renders a link inside the console; `href` renders a link to another site. */
  to?: LinkProps['to'];
} & Pick<LinkProps, 'reloadDocument' | 'replace' | 'state'>;

const PILL = { borderRadius: '999px' };

/** The button of the console (KIT-03). The theme styles it. */
export function Button({
  variant = 'default',
  size = 'md',
  type = 'button',
  rounded,
  to,
  sx,
  ...props
}: ButtonProps) {
  const link = to === undefined ? { type } : { component: Link, to };
  return (
    <MuiButton
      lang={textLanguage(props.children)}
      variant={variant}
      size={size}
      sx={rounded ? { ...PILL, ...sx } : sx}
      {...link}
      {...props}
    />
  );
}
