import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { StatusPage } from '@/shared/ui/status-page/status-page';

import { appMessages } from '../messages';

/** Replaces a screen that throws. The layout stays if it was there (ERR-05). */
export function ErrorPage() {
  const messages = useMessages(appMessages);
  const error = useRouteError();
  useEffect(() => {
    // The only place that logs an error of the console itself. The log is that of the browser.
    // eslint-disable-next-line no-console
    console.error(error);
  }, [error]);
  return (
    <StatusPage
      title={messages.error}
      description={messages.errorText}
      action={
        <>
          <Button onClick={() => window.location.reload()}>{messages.reload}</Button>
          <Button variant="outlined" to={paths.dashboard} reloadDocument>
            {messages.toDashboard}
          </Button>
        </>
      }
    />
  );
}
