import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useDismissNewDevicesMutation, useListNewDevicesQuery } from '../api/account-api';
import { ownAccountMessages } from '../messages';

const Advice = styled('p')(({ theme }) => ({ margin: theme.spacing(0.5, 0, 1) }));

/** Sign-ins from new devices, and wrong codes of the second factor, until the person confirms them. */
export function NewDevices() {
  const messages = useMessages(ownAccountMessages);
  const { data: devices = [] } = useListNewDevicesQuery();
  const [dismiss, { isLoading }] = useDismissNewDevicesMutation();
  const tell = useMutationFeedback();
  if (devices.length === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {devices.map(({ browser, network, firstSeenAt, wrongCodes }) => {
        const from = [
          browser || messages.unknownDevice,
          network || messages.unknownPlace,
          formatDate(firstSeenAt),
        ] as const;
        return (
          <div key={`${browser} ${network} ${wrongCodes ?? ''}`}>
            {wrongCodes === undefined
              ? messages.newDevice(...from)
              : messages.wrongCodesFrom(wrongCodes, ...from)}
          </div>
        );
      })}
      <Advice>{messages.newDeviceAdvice}</Advice>
      <Button
        size="sm"
        variant="outlined"
        color="secondary"
        loading={isLoading}
        onClick={() => void tell(dismiss().unwrap())}
      >
        {messages.known}
      </Button>
    </Alert>
  );
}
