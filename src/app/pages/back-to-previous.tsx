import { useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';
import { Button } from '@/shared/ui/button/button';

import { appMessages } from '../messages';

export function BackToPrevious() {
  const messages = useMessages(appMessages);
  return <Button onClick={useGoBack()}>{messages.backToPrevious}</Button>;
}
