import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useMemo, useRef, useState, type FocusEvent } from 'react';

import { useCurrentUser } from '@/features/auth';
import { useLastSaver } from '@/features/history';
import {
  changedFields,
  fieldMessages,
  type NewsChoices,
  type NewsFieldName,
  type NewsFormValues,
  storedVersion,
} from '@/features/news';
import type { Id, NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { toast } from '@/shared/ui/toast/toast';

import { DraftNotice } from '../recovery/draft-notice';
import { saveMessages } from '../save-messages';

import { takeInPart } from './load-take-in';

const Place = styled('div')({ display: 'contents' });

type Props = {
  groupId: Id;
  /** The item that the form is saved over. */
  news: NewsItem;
  /** The item as it is on the server by now. */
  newest: NewsItem;
  choices: NewsChoices;
  /** The article as typed, which the form may not have rendered yet. */
  typedHtml: () => string;
  /** Called with the item over which the form is saved from now on, and with its new values. */
  onTaken: (base: NewsItem, values: NewsFormValues) => void;
};

/** Tells, beside Save, that somebody has saved the item since the form was opened, and takes their changes in (TOG-01). */
export function NewerText(props: Props) {
  const { groupId, news, newest, choices, typedHtml, onTaken } = props;
  const messages = useMessages(saveMessages);
  const labels = useMessages(fieldMessages);
  const { values, setValues, isSubmitting } = useFormikContext<NewsFormValues>();
  const me = useCurrentUser()?.id;
  const [seen, setSeen] = useState(news);
  const cameFrom = useRef<HTMLElement>(null);
  const isNew = useMemo(
    () => changedFields(storedVersion(seen), storedVersion(newest)).length > 0,
    [seen, newest],
  );
  const saver = useLastSaver({ groupId, newsId: news.id }, isNew);
  const takeIn = takeInPart.usePart(isNew);
  // A save merges by itself, and asks.
  if (!isNew || saver === undefined || !takeIn || isSubmitting) return null;

  const namesOf = (fields: NewsFieldName[]) => fields.map((field) => labels[field]).join(', ');
  const close = () => {
    setSeen(newest);
    cameFrom.current?.focus();
  };
  const take = () => {
    const result = takeIn(news, { ...values, html: typedHtml() }, newest, choices);
    void setValues(result.values);
    onTaken(result.base, result.values);
    if (result.taken.length > 0) toast.blank(messages.takenIn(namesOf(result.taken)));
    if (result.conflicts.length > 0) toast.blank(messages.bothChanged(namesOf(result.conflicts)));
    close();
  };
  const noteWhereFrom = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const isMine = saver !== null && me !== undefined && sameId(saver.id, me);
  return (
    <Place
      role="presentation"
      onFocus={noteWhereFrom}
      // A click leaves the cursor where the person types.
      onMouseDown={(event) => event.preventDefault()}
    >
      <DraftNotice
        kind="info"
        actions={[
          { label: messages.takeIn, onSelect: take },
          { label: messages.notNow, onSelect: close },
        ]}
      >
        {isMine ? messages.changedByYou : messages.changedBy(saver?.displayName || messages.somebody)}
      </DraftNotice>
    </Place>
  );
}
