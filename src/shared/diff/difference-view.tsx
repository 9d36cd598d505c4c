import { styled } from '@mui/material/styles';
import { type CSSProperties, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { useObjectUrl } from '@/shared/ui/image-uploader/use-object-url';

import type { Change, Side } from './change';
import { HtmlDifference } from './html-difference';
import { diffMessages } from './messages';
import { TextDifference } from './text-difference';

const said = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

// Removed text is struck through and added text underlined, so that colour is not the only cue. Screen
// readers announce both.
const Root = styled('div')(({ theme }) => ({
  '& del': { backgroundColor: theme.vars.palette.danger.soft, color: theme.vars.palette.danger.ink },
  '& ins': { backgroundColor: theme.vars.palette.success.soft, color: theme.vars.palette.success.ink },
  '& del::before': { content: 'var(--diff-removed)', ...said },
  '& ins::before': { content: 'var(--diff-added)', ...said },
  '& summary': {
    ...theme.typography.body2,
    padding: theme.spacing(0.5, 1),
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
}));

const Key = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 0.5),
  '& del, & ins': { padding: theme.spacing(0, 0.5), borderRadius: 4, textDecoration: 'none' },
  '& button': { marginInlineStart: 'auto' },
}));

const Words = styled('div')(({ theme }) => ({
  maxHeight: 480,
  padding: theme.spacing(1),
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
  '& p + p': { marginTop: theme.spacing(0.5) },
  '& i': { color: theme.vars.palette.text.secondary },
}));

const Pictures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(1),
  '& img': {
    display: 'block',
    maxWidth: '100%',
    maxHeight: 180,
    borderRadius: theme.vars.shape.borderRadius,
  },
}));

function Picture({ image, label }: { image: Side['image']; label: string }) {
  const { empty } = useMessages(diffMessages);
  const chosen = useObjectUrl(typeof image === 'string' ? null : image);
  const source = typeof image === 'string' ? image : chosen;
  return source ? <img src={source} alt={label} /> : <i>{empty}</i>;
}

/** Shows one value replaced by the other as a whole. */
function Replaced({ before, after }: Pick<Change, 'before' | 'after'>) {
  const { empty } = useMessages(diffMessages);
  const text = ({ lines }: Side) => lines.join('\n');
  return (
    <>
      <p>{text(before) ? <del>{text(before)}</del> : <i>{empty}</i>}</p>
      <p>{text(after) ? <ins>{text(after)}</ins> : <i>{empty}</i>}</p>
    </>
  );
}

// In the source view, each tag starts on a new line.
const sourceLines = ([html = '']: string[]) => html.split(/(?<=>)(?=<)|\n/);

export type DifferenceViewProps = Change & {
  /** The name of the field. */
  name: string;
  beforeLabel: string;
  afterLabel: string;
  /**
   * Called when single changes of an article are accepted or rejected, with the resulting article; null
   * while all are accepted. Without it, no choice is offered.
   */
  onChoose?: (html: string | null) => void;
};

/** Shows a difference inline. */
export function DifferenceView(props: DifferenceViewProps) {
  const { name, before, after, by, beforeLabel, afterLabel, onChoose } = props;
  const messages = useMessages(diffMessages);
  const [isSource, setSource] = useState(false);
  const quoted = (text: string) => JSON.stringify(`${text} `);
  const words: Record<string, string> = {
    '--diff-removed': quoted(messages.removed),
    '--diff-added': quoted(messages.added),
    '--diff-moved': quoted(messages.moved),
    '--diff-format': quoted(messages.format),
  };
  if (before.image ?? after.image) {
    return (
      <Pictures>
        {[
          { image: before.image, label: beforeLabel },
          { image: after.image, label: afterLabel },
        ].map(({ image, label }) => (
          <div key={label}>
            <Key>{label}</Key>
            <Picture image={image} label={`${name}: ${label}`} />
          </div>
        ))}
      </Pictures>
    );
  }
  return (
    <Root style={words as CSSProperties /* CSSProperties has no custom properties */}>
      <Key>
        <del>− {beforeLabel}</del>
        <ins>+ {afterLabel}</ins>
        {by === 'article' && (
          <Button size="xs" variant="outlined" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
            {messages.source}
          </Button>
        )}
      </Key>
      {/* Focusable, so that the keyboard can scroll it. */}
      <Words tabIndex={0} role="group" aria-label={name}>
        {by === 'whole' && <Replaced before={before} after={after} />}
        {by === 'words' && <TextDifference before={before.lines} after={after.lines} />}
        {by === 'article' && isSource && (
          <TextDifference before={sourceLines(before.lines)} after={sourceLines(after.lines)} />
        )}
        {by === 'article' && (
          // Hidden rather than unmounted, so that the choices are kept.
          <div hidden={isSource}>
            <HtmlDifference before={before.lines[0] ?? ''} after={after.lines[0] ?? ''} onChoose={onChoose} />
          </div>
        )}
      </Words>
    </Root>
  );
}
