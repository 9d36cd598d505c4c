import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';

import { Button } from '../button/button';
import { StatusPage } from '../status-page/status-page';

import { notFoundMessages } from './messages';

/** The page for an unknown path, or for an id that the server does not know (RT-21); `reason` is said first. */
export function NotFound({ reason }: { reason?: string }) {
  const messages = useMessages(notFoundMessages);
  return (
    <StatusPage
      title={messages.title}
      description={
        <>
          {reason && (
            <>
              <strong>{reason}</strong>
              <br />
            </>
          )}
          {messages.text}
        </>
      }
      action={
        <>
          <Button onClick={useGoBack()}>{messages.back}</Button>
          <Button variant="outlined" to={paths.dashboard}>
            {messages.home}
          </Button>
        </>
      }
    />
  );
}
