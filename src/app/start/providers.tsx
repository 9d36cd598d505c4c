import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';

import type { AppStore } from '@/shared/api/store';
import { PartNotice } from '@/shared/ui/on-demand/part-notice';
import { ThemeProvider } from '@/shared/ui/theme/theme-provider';
import { Toaster } from '@/shared/ui/toast/toaster';

import type { ConsoleRouter } from '../routes/router';

import { DemoBanner } from './demo-banner';

type Props = { store: AppStore; router: ConsoleRouter };

export function Providers({ store, router }: Props) {
  return (
    <Provider store={store}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <DemoBanner />
        <PartNotice />
        <Toaster />
      </ThemeProvider>
    </Provider>
  );
}
