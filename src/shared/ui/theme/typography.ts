/** Thai has marks above and below the letters, so the line height is larger than Latin text needs. */
export const typography = {
  fontFamily: "'IBM Plex Sans Thai', 'Plex Fallback Thai', 'Plex Fallback', system-ui, sans-serif",
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
  h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
  h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
  h4: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.5 },
  h5: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
  h6: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
  caption: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
  button: { fontSize: '0.875rem', fontWeight: 500, lineHeight: 1.5, textTransform: 'none' },
} as const;
