import { useId, useRef, useState } from 'react';

import { EDITOR_HEIGHT_PX } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { fieldControl, FieldFrame } from '@/shared/ui/field/field-frame';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { editorMessages, LABELS } from './editor-messages';
import { isEditorHtml } from './from-editor';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
import type { Loss } from './round-trip';
import { sanitizeHtml } from './sanitize-html';

const CHOICES = ['keep', 'html', 'edit'] as const;
type Choice = (typeof CHOICES)[number];
const CHOICE_LABELS = { keep: LABELS.keep, html: LABELS.editHtml, edit: LABELS.editAnyway };

type Props = RichTextEditorProps & { stored: string; losses: Loss[] };

const choiceFor = (value: string, stored: string): Choice => {
  if (value === stored) return 'keep';
  return isEditorHtml(value) ? 'edit' : 'html';
};

/** A stored body of which editing would lose something: it is shown, what would be lost is named, the person chooses. */
export function ProtectedBody({ stored, losses, ...editor }: Props) {
  const { value, onChange, label, error, disabled } = editor;
  const messages = useMessages(editorMessages);
  const id = useId();
  const [choice, setChoice] = useState(() => choiceFor(value, stored));
  // What was typed under one choice is there again when it is chosen again.
  const drafts = useRef<Record<Choice, string>>({ keep: stored, html: stored, edit: stored });
  const help = { keep: messages.keepHelp, html: messages.htmlHelp, edit: messages.editHelp };

  const choose = (next: Choice) => {
    drafts.current[choice] = choice === 'keep' ? stored : value;
    setChoice(next);
    onChange(drafts.current[next]);
  };

  return (
    <div className="protected-body">
      <span className="editor-label">
        {label}
        {editor.required && <span aria-hidden="true"> *</span>}
      </span>
      <div className="protected-body-notice" role="note" aria-label={messages.protectedTitle}>
        <strong>{messages.protectedTitle}</strong>
        <div>{messages.protectedWhy}</div>
        <ul>
          {losses.map((loss) => (
            <li key={`${loss.kind} ${loss.detail ?? ''}`}>{messages.loss(loss)}</li>
          ))}
        </ul>
      </div>
      <div className="protected-body-choices" role="radiogroup" aria-label={label}>
        {CHOICES.map((name) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            <input
              id={`${id}-${name}`}
              type="radio"
              name={id}
              checked={choice === name}
              disabled={disabled}
              onChange={() => choose(name)}
            />
            <b>{CHOICE_LABELS[name]}</b>
            <small>{help[name]}</small>
          </label>
        ))}
      </div>
      {choice === 'keep' && (
        <FieldFrame id={id} error={error}>
          <div
            className="article-body"
            role="region"
            aria-label={label}
            // A region that scrolls is reached by the keyboard too.
            tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex
            {...fieldControl(id, { error })}
            dangerouslySetInnerHTML={{ __html: sanitizeHtml(stored) }}
          />
        </FieldFrame>
      )}
      {choice === 'html' && (
        <TextInput
          label={`${label} (${LABELS.html})`}
          multiline
          value={value}
          error={error}
          disabled={disabled}
          inputProps={{ style: { height: EDITOR_HEIGHT_PX, overflow: 'auto' }, spellCheck: false }}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {choice === 'edit' && <RichTextEditor {...editor} />}
    </div>
  );
}
