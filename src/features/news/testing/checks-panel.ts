import { screen } from '@testing-library/react';

/** The line that the checks fold to, once they are through. */
export const checksLine = () => screen.findByRole('button', { name: /^Checks.*(?:เรื่อง|ไม่พบ)/ });

/** What has the focus in the shadow of the article on the review page. */
export const focusedInArticle = () =>
  document.querySelector('[data-field="html"]')?.shadowRoot?.activeElement ?? null;
