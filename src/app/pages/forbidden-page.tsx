import { MissingPermission } from '@/features/auth';
import { useMessages } from '@/shared/i18n/messages';
import { StatusPage } from '@/shared/ui/status-page/status-page';

import { appMessages } from '../messages';

import { BackToPrevious } from './back-to-previous';

/** The 403 page (GRD-04, PRM-08): names the missing permission, what it allows and whom to ask (ACC-09). */
export function ForbiddenPage({ needs }: { needs: number }) {
  const messages = useMessages(appMessages);
  return (
    <StatusPage
      title={messages.forbidden}
      description={messages.forbiddenText}
      details={<MissingPermission needs={needs} />}
      action={<BackToPrevious />}
    />
  );
}
