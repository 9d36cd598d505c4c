import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { textLanguage } from '@/shared/i18n/text-language';

import { iconButtonStyles } from './icon-button-styles';

const Root = styled('button')(({ theme }) => iconButtonStyles(theme));

/** `label` is the accessible name and the tooltip. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A button with only an icon. A plain element, because lists show hundreds of them. */
export function IconButton({ label, title = label, type = 'button', ...props }: IconButtonProps) {
  return <Root type={type} lang={textLanguage(label)} aria-label={label} title={title} {...props} />;
}
