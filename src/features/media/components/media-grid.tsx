import { styled } from '@mui/material/styles';

import type { MediaPicture } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { Badge } from '@/shared/ui/badge/badge';

import { mediaMessages } from '../messages';
import { pictureName } from '../model/picture-name';
import { haveRightsEnded } from '../model/rights';

import { Thumbnail } from './thumbnail';
import { useGridKeys } from './use-grid-keys';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100% / 2 - 12px), 1fr))',
  gap: theme.spacing(2, 1.5),
  margin: 0,
  padding: theme.spacing(2),
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1.5, 1), padding: theme.spacing(1.5) },
}));

const Tile = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  '& > img': {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: theme.vars.shape.borderRadius,
    border: `1px solid ${theme.vars.palette.divider}`,
    boxSizing: 'border-box',
    backgroundColor: theme.vars.palette.background.default,
  },
  '&:hover > img': { borderColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 3 },
  '& > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    paddingInline: 2,
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 4 },
}));

type Props = {
  /** What the grid shows, for screen readers. */
  label: string;
  pictures: readonly MediaPicture[];
  onOpen: (picture: MediaPicture) => void;
};

/** Pictures in rows, each a button with its name and what is wrong with it. */
export function MediaGrid({ label, pictures, onOpen }: Props) {
  const messages = useMessages(mediaMessages);
  const { container, stop } = useGridKeys(pictures.map(({ id }) => String(id)));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it moves the focus between its buttons
    <Grid aria-label={label} {...container}>
      {pictures.map((picture) => {
        const name = pictureName(picture, messages);
        const hasEnded = haveRightsEnded(picture);
        return (
          <li key={picture.id}>
            <Tile type="button" {...stop(String(picture.id))} onClick={() => onOpen(picture)}>
              <Thumbnail url={picture.url} width="240px" />
              <span lang={textLanguage(name)}>{name}</span>
              {(hasEnded || !picture.credit) && (
                <div>
                  {hasEnded && <Badge color="danger">{messages.rightsEnded}</Badge>}
                  {!picture.credit && <Badge color="warning">{messages.noCredit}</Badge>}
                </div>
              )}
            </Tile>
          </li>
        );
      })}
    </Grid>
  );
}
