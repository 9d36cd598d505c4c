import { screen } from '@testing-library/react';

/** The header of the checks panel, when the checks are complete. */
export const checksLine = () => screen.findByRole('button', { name: /^ข้อควรตรวจ.*(?:เรื่อง|ไม่พบ)/ });

/** The focused element in the shadow root of the article on the review page. */
export const focusedInArticle = () =>
  document.querySelector('[data-shadow]')?.shadowRoot?.activeElement ?? null;
