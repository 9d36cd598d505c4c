import { useFormikContext } from 'formik';
import { useState } from 'react';

import { type NewsFormValues } from '@/features/news';
import { useMessages } from '@/shared/i18n/messages';
import { addTag, extractHashtags } from '@/shared/text/tags';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { toast } from '@/shared/ui/toast/toast';

import { newsFormMessages } from '../messages';

/** Adds the #hashtags of the content to the tags, after a confirmation (NWS-09). */
export function GenerateTags() {
  const messages = useMessages(newsFormMessages);
  const { values, setFieldValue } = useFormikContext<NewsFormValues>();
  const [asking, setAsking] = useState(false);

  const generate = () => {
    setAsking(false);
    const found = extractHashtags(values.html);
    if (found.length === 0) return void toast.blank(messages.noHashtags);
    void setFieldValue('tags', found.reduce(addTag, values.tags));
  };

  return (
    <>
      <Button size="sm" variant="outlined" onClick={() => setAsking(true)}>
        {messages.generateTag}
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.generateTag}
        onConfirm={generate}
        onCancel={() => setAsking(false)}
      >
        {messages.generateTagQuestion}
      </ConfirmDialog>
    </>
  );
}
