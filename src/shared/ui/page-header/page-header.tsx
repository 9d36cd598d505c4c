import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { kitMessages } from '../messages';
import { TOUCH, TOUCH_PX } from '../theme/touch';

import { Trail, useTrail, type TrailNames } from './trail';

const CONTROL_HEIGHT = 40;
const TITLE_LINE_HEIGHT = 28;

const Root = styled('header')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1, 2),
  // One line is as high as the controls beside it; a title of two lines stays together.
  '& h1': {
    ...theme.typography.h1,
    lineHeight: `${TITLE_LINE_HEIGHT}px`,
    margin: 0,
    paddingBlock: (CONTROL_HEIGHT - TITLE_LINE_HEIGHT) / 2,
  },
}));

const Subtitle = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 0',
  gap: theme.spacing(0.5),
  minWidth: 'min(180px, 100%)',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: CONTROL_HEIGHT,
}));

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: CONTROL_HEIGHT,
  height: CONTROL_HEIGHT,
  [TOUCH]: { width: TOUCH_PX, height: TOUCH_PX },
  // Aligns the arrow itself with the edge of the page.
  marginInlineStart: -8,
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: 20 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

export type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The names of the items in the address, for the trail above the title. */
  names?: TrailNames;
  /** Where the arrow leads, if not to the parent page. */
  backTo?: string | undefined;
  actions?: ReactNode;
};

/** The header of a page: its trail, an arrow to the parent page, the title and the actions. */
export function PageHeader({ title, subtitle, names, backTo, actions }: PageHeaderProps) {
  const messages = useMessages(kitMessages);
  const trail = useTrail(names);
  const above = trail.at(-2);
  return (
    <Root>
      {typeof title === 'string' && <title>{`${title} · Newsdesk`}</title>}
      <Trail trail={trail} />
      <Row>
        <Title>
          {above && (
            <Back
              to={backTo ?? above.to}
              aria-label={messages.back}
              title={backTo ? messages.back : `${messages.back}: ${above.label}`}
            >
              <ArrowBackIcon />
            </Back>
          )}
          <div>
            <h1 lang={textLanguage(title)}>{title}</h1>
            {subtitle && <Subtitle>{subtitle}</Subtitle>}
          </div>
        </Title>
        {actions && <Actions>{actions}</Actions>}
      </Row>
    </Root>
  );
}
