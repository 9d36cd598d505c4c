import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import type { NewsReturn } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';

import { newsMessages } from '../messages';

/** Why an item was returned, shown above its form or review (DSK-04). */
export function ReturnNotice({ returned }: { returned: NewsReturn | null | undefined }) {
  const messages = useMessages(newsMessages);
  if (!returned) return null;
  return (
    <Alert severity="warning" sx={{ marginBottom: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <AlertTitle>{messages.returnedBy(returned.by, formatDate(returned.at))}</AlertTitle>
      {returned.comment}
      {'\n'}
      <small>{messages.untilSaved}</small>
    </Alert>
  );
}
