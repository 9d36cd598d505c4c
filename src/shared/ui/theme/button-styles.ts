import type { ComponentStyles } from './component-styles';
import { COLOURS } from './palette';
import { TOUCH, TOUCH_PX } from './touch';

type ButtonStyles = NonNullable<ComponentStyles['MuiButton']>['styleOverrides'];

const SIZES = {
  xs: { minHeight: 26, padding: '1px 8px', fontSize: '0.8125rem' },
  sm: { minHeight: 32, padding: '3px 12px', fontSize: '0.8125rem' },
  md: { minHeight: 36, padding: '4px 16px', fontSize: '0.875rem' },
  lg: { minHeight: 46, padding: '8px 22px', fontSize: '1rem' },
} as const;

/**
 * KIT-03: five variants in eight colours. A colour sets variables and a variant reads them: 13 rules instead
 * of 40.
 */
export const buttonStyles: ButtonStyles = {
  root: ({ theme }) => {
    const { palette } = theme.vars;
    const filled = {
      '--button-fore': 'var(--button-text)',
      color: 'var(--button-text)',
      backgroundColor: 'var(--button-main)',
      '&:hover': { backgroundColor: 'var(--button-hover)' },
    };
    const colours = COLOURS.map((color) => ({
      props: { color },
      style: {
        '--button-main': palette[color].main,
        '--button-hover': palette[color].dark,
        '--button-lit': palette[color].light,
        '--button-text': palette[color].contrastText,
        '--button-ink': palette[color].ink,
        '--button-soft': palette[color].soft,
      },
    }));
    const sizes = Object.entries(SIZES).map(([size, style]) => ({
      props: { size: size as keyof typeof SIZES }, // Object.entries loses the key type
      style: { ...style, [TOUCH]: { minHeight: Math.max(style.minHeight, TOUCH_PX) } },
    }));
    return {
      minWidth: 0,
      variants: [
        ...colours,
        { props: { variant: 'default' }, style: filled },
        {
          props: { variant: 'outlined' },
          style: {
            '--button-fore': 'var(--button-ink)',
            color: 'var(--button-ink)',
            border: '1px solid color-mix(in srgb, var(--button-ink) 45%, transparent)',
            '&:hover': { backgroundColor: 'var(--button-soft)', borderColor: 'var(--button-ink)' },
          },
        },
        {
          props: { variant: 'flat' },
          style: {
            '--button-fore': 'var(--button-ink)',
            color: 'var(--button-ink)',
            backgroundColor: 'var(--button-soft)',
            '&:hover': {
              backgroundColor: 'color-mix(in srgb, var(--button-ink) 12%, var(--button-soft))',
            },
          },
        },
        {
          props: { variant: 'gradient' },
          style: {
            ...filled,
            backgroundImage: 'linear-gradient(100deg, var(--button-main), var(--button-hover))',
            '&:hover': {
              backgroundImage: 'linear-gradient(100deg, var(--button-hover), var(--button-hover))',
            },
          },
        },
        {
          props: { variant: 'relief' },
          style: {
            ...filled,
            boxShadow: 'inset 0 -3px 0 0 color-mix(in srgb, black 28%, transparent)',
            '&:active': { boxShadow: 'none', transform: 'translateY(1px)' },
          },
        },
        ...sizes,
      ],
      '&.Mui-disabled:not(.MuiButton-loading)': {
        color: palette.text.disabled,
        backgroundColor: palette.action.disabledBackground,
        backgroundImage: 'none',
        borderColor: 'transparent',
        boxShadow: 'none',
      },
      // The loading button keeps its colour; the spinner replaces the text.
      '&.MuiButton-loading.Mui-disabled': { color: 'transparent' },
      '& .MuiButton-loadingIndicator': { color: 'var(--button-fore)' },
    };
  },
};
