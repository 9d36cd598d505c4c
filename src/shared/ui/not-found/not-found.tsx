import { paths } from '@/shared/config/paths';
import { defineMessages, useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';

import { Button } from '../button/button';
import { StatusPage } from '../status-page/status-page';

const notFoundMessages = defineMessages({
  th: {
    title: '404 | Not found',
    text: 'ไม่พบหน้านี้หรือรายการนี้ อาจถูกลบไปแล้ว หรือลิงก์ไม่ถูกต้อง',
    back: 'Back to Previous',
    home: 'Dashboard',
  },
  en: {
    title: '404 | Not found',
    text: 'This page or item was not found. It may have been deleted, or the link is wrong.',
    back: 'Back to Previous',
    home: 'Dashboard',
  },
});

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
