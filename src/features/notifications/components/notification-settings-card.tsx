import { useMemo } from 'react';
import { mixed, object } from 'yup';

import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationChannels,
  type NotificationKind,
  type NotificationSettings,
} from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormFields } from '@/shared/form/form-fields';
import { FormSelect } from '@/shared/form/form-select';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetNotificationSettingsQuery, useSaveNotificationSettingsMutation } from '../api/settings-api';
import { settingsMessages, type SettingsMessages } from '../settings-messages';

const labelsOf = (messages: SettingsMessages): Record<NotificationKind, string> => ({
  returned: messages.ofReturned,
  withdrawn: messages.ofWithdrawn,
  approved: messages.ofApproved,
  'runs-out': messages.ofRunsOut,
  'went-dark': messages.ofWentDark,
  waits: messages.ofWaits,
  'handed-over': messages.ofHandedOver,
  invited: messages.ofInvited,
  mentioned: messages.ofMentioned,
  commented: messages.ofCommented,
  'new-device': messages.ofNewDevice,
});

const channel = mixed<NotificationChannel>()
  .oneOf([...NOTIFICATION_CHANNELS])
  .required();
const SCHEMA = object({
  returned: channel,
  withdrawn: channel,
  approved: channel,
  'runs-out': channel,
  'went-dark': channel,
  waits: channel,
  'handed-over': channel,
  invited: channel,
  mentioned: channel,
  commented: channel,
  'new-device': channel,
});

/** Where no mail is sent, what is wanted by mail too comes in the console. */
const withoutMail = (channels: NotificationChannels): NotificationChannels =>
  NOTIFICATION_KINDS.reduce(
    (all, kind) => (all[kind] === 'mail' ? { ...all, [kind]: 'console' } : all),
    channels,
  );

/** It stays wanted by mail until the person chooses something else. */
const withMailOf = (before: NotificationChannels, chosen: NotificationChannels): NotificationChannels =>
  NOTIFICATION_KINDS.reduce(
    (all, kind) => (before[kind] === 'mail' && all[kind] === 'console' ? { ...all, [kind]: 'mail' } : all),
    chosen,
  );

function SettingsForm({ settings: { channels, hasMail } }: { settings: NotificationSettings }) {
  const messages = useMessages(settingsMessages);
  const [save] = useSaveNotificationSettingsMutation();
  const labels = labelsOf(messages);
  const options = useMemo(
    () =>
      NOTIFICATION_CHANNELS.filter((value) => value !== 'mail' || hasMail).map((value) => ({
        value,
        label: messages[value],
      })),
    [messages, hasMail],
  );
  return (
    <AppForm
      initialValues={hasMail ? channels : withoutMail(channels)}
      validationSchema={SCHEMA}
      onSubmit={(values) => {
        const chosen = SCHEMA.cast(values);
        return save({ channels: hasMail ? chosen : withMailOf(channels, chosen) }).unwrap();
      }}
      success={messages.saved}
    >
      <FormFields>
        {NOTIFICATION_KINDS.map((kind) => (
          <FormSelect<NotificationChannel> key={kind} name={kind} label={labels[kind]} options={options} />
        ))}
        <SubmitButton>{messages.save}</SubmitButton>
      </FormFields>
    </AppForm>
  );
}

/** How the person is told of each kind, on the page of the own account. */
export function NotificationSettingsCard() {
  const messages = useMessages(settingsMessages);
  const { data, error, isLoading, refetch } = useGetNotificationSettingsQuery();
  return (
    <Card title={messages.settings} subtitle={messages.settingsHint}>
      <QueryState isLoading={isLoading} error={error} onRetry={() => void refetch()}>
        {data && <SettingsForm settings={data} />}
      </QueryState>
    </Card>
  );
}
