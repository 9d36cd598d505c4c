import { skipToken } from '@reduxjs/toolkit/query/react';
import { useField } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { useGetGroupQuery } from '@/features/journalists';
import type { GroupMember, Id } from '@/shared/contract';
import { useFieldError } from '@/shared/form/form-status';
import { submitOnCtrlEnter } from '@/shared/form/submit-on-ctrl-enter';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { SuggestInput } from '@/shared/ui/suggest-input/suggest-input';

import { commentMessages } from '../messages';
import { membersNamed, namedAt, type Named } from '../model/named-at';

const SHOWN_PEOPLE = 5;

/** Each name once: it tells everybody who is called so. */
const namesOf = (members: GroupMember[]) => [
  ...new Map(
    members.map(({ profile: { displayName }, levelClassMsg }) => [
      displayName,
      { text: displayName, note: levelClassMsg },
    ]),
  ).values(),
];

/** The text of a comment. Behind an `@` it suggests the other members of the group, who are told of it. */
export function CommentText({ groupId }: { groupId: Id }) {
  const messages = useMessages(commentMessages);
  const me = useCurrentUser()?.id;
  const [field, , { setValue }] = useField<string>('text');
  const [named, setNamed] = useState<Named | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { currentData: group } = useGetGroupQuery(named ? groupId : skipToken);
  const others = (group?.members ?? []).filter(({ profile }) => me === undefined || !sameId(profile.id, me));
  const suggestions = named ? namesOf(membersNamed(named.typed, others)).slice(0, SHOWN_PEOPLE) : [];

  // Once the text with the name is in the box.
  useLayoutEffect(() => {
    if (cursor !== null) box.current?.setSelectionRange(cursor, cursor);
  }, [cursor]);

  const type = (text: string) => {
    setCursor(null);
    setNamed(namedAt(text, box.current?.selectionStart ?? text.length));
    void setValue(text);
  };
  const choose = (name: string) => {
    if (!named) return;
    const { at, typed } = named;
    const start = `${field.value.slice(0, at)}@${name} `;
    setNamed(null);
    setCursor(start.length);
    void setValue(start + field.value.slice(at + 1 + typed.length).replace(/^ /, ''));
  };
  return (
    <SuggestInput
      id="text"
      label={messages.text}
      description={messages.help}
      error={useFieldError('text')}
      required
      multiline
      minRows={4}
      maxRows={8}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses its only input
      autoFocus
      inputRef={box}
      value={field.value}
      onBlur={field.onBlur}
      onKeyDown={submitOnCtrlEnter}
      onType={type}
      onChoose={choose}
      suggestions={suggestions}
    />
  );
}
