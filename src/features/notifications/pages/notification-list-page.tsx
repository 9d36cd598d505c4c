import { useCurrentUser } from '@/features/auth';
import { type Id, NOTIFICATIONS_PAGE_SIZE } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useList } from '@/shared/lib/use-list';
import { Button } from '@/shared/ui/button/button';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import {
  notificationsApi,
  useMarkAllNotificationsReadMutation,
  usePrefetchNotifications,
} from '../api/notifications-api';
import { useCountUnreadNotificationsQuery } from '../api/unread-api';
import { bellMessages } from '../bell-messages';
import { useNotificationColumns } from '../components/notification-columns';
import { useMarkRead } from '../components/use-mark-read';
import { notificationMessages } from '../messages';

function Notifications({ me }: { me: Id }) {
  const messages = useMessages(notificationMessages);
  const { title } = useMessages(bellMessages);
  const tell = useMutationFeedback();
  const columns = useNotificationColumns(useMarkRead());
  const { data: unread = 0 } = useCountUnreadNotificationsQuery(me);
  const [markAll, { isLoading: isMarking }] = useMarkAllNotificationsReadMutation();
  const { table } = useList({
    endpoint: notificationsApi.endpoints.listNotifications,
    prefetch: usePrefetchNotifications('listNotifications'),
    toArguments: ({ page }) => ({ me, page, limit: NOTIFICATIONS_PAGE_SIZE }),
  });
  return (
    <ListPage
      title={title}
      note={messages.note}
      actions={
        unread > 0 && (
          <Button
            variant="outlined"
            loading={isMarking}
            onClick={() => void tell(markAll(me).unwrap(), { success: messages.allRead })}
          >
            {messages.markAll}
          </Button>
        )
      }
    >
      <DataTable
        {...table}
        label={title}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText={messages.nothing}
      />
    </ListPage>
  );
}

/** Everything that concerns the person, latest first (CON-02). */
export function NotificationListPage() {
  const user = useCurrentUser();
  return user ? <Notifications me={user.id} /> : null;
}
