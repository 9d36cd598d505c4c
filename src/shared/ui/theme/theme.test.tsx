import { screen } from '@testing-library/react';

import { renderWithProviders, showStyles } from '@/shared/testing/render';

import { PageContainer } from '../page-container/page-container';

import { theme } from './theme';
import { THEME_MODE_STORAGE_KEY } from './theme-provider';

showStyles();

describe('the theme', () => {
  it('has the breakpoints of the specification [KIT-16]', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
    expect(theme.breakpoints.up('2xl')).toBe('@media (min-width:1536px)');
  });

  it('limits a page to 1200 px [KIT-16]', () => {
    renderWithProviders(<PageContainer>A page</PageContainer>);
    expect(screen.getByText('A page')).toHaveStyle({ maxWidth: '1200px' });
  });

  it('contains both schemes, selected by an attribute', () => {
    expect(theme.colorSchemes.light?.palette.primary.main).not.toBe(
      theme.colorSchemes.dark?.palette.primary.main,
    );
    expect(theme.getColorSchemeSelector('dark')).toContain('[data-scheme="dark"]');
  });

  it('starts in the mode that this browser stores', () => {
    localStorage.setItem(THEME_MODE_STORAGE_KEY, 'dark');
    renderWithProviders(<p>Night shift</p>);
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    localStorage.removeItem(THEME_MODE_STORAGE_KEY);
  });
});
