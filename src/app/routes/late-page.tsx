import type { ComponentType } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { LoadingPage } from '@/shared/ui/loading-page/loading-page';
import { kitMessages } from '@/shared/ui/messages';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { useRemedy } from '@/shared/ui/on-demand/use-remedy';
import { StatusPage } from '@/shared/ui/status-page/status-page';

function MissingPage({ tryAgain }: { tryAgain: () => void }) {
  const { missingTitle } = useMessages(kitMessages);
  const { text, label, act } = useRemedy(tryAgain);
  return (
    <StatusPage title={missingTitle} description={text} action={<Button onClick={act}>{label}</Button>} />
  );
}

/**
 * The loader of a page for the router. It never rejects, because the router keeps a rejected loader for the whole visit, and
 * the page could not be opened again. If the page does not arrive at once, a page is shown that waits for it.
 */
export const latePage = (load: () => Promise<ComponentType>): (() => Promise<ComponentType>) => {
  const page = onDemand(load);
  function LatePage() {
    const { part: Page, tryAgain } = page.usePartInPlace(true);
    if (Page) return <Page />;
    return tryAgain ? <MissingPage tryAgain={tryAgain} /> : <LoadingPage />;
  }
  return async () => (await page.preload()) ?? LatePage;
};
