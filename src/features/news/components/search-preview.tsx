import { styled } from '@mui/material/styles';

import { metaTexts, type MetaSource } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { truncateGraphemes } from '@/shared/text/truncate';

import { newsMessages } from '../messages';

/** How many characters (graphemes) of each a search engine shows. */
const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 155;

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 0,
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
}));

const Address = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.success.ink,
}));

const Headline = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  fontWeight: 500,
  color: theme.vars.palette.info.ink,
}));

const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Decodes an address, so that Thai is readable instead of percent-encoded. */
const readable = (address: string) => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

type Props = { news: MetaSource; address?: string };

/** The item as a search engine would list it; empty fields fall back to Title and Markdown. */
export function SearchPreview({ news, address }: Props) {
  const messages = useMessages(newsMessages);
  const { title, description } = metaTexts(news);
  return (
    <Root role="group" aria-label={messages.searchPreview}>
      <Address>{address ? readable(address) : messages.noAddress}</Address>
      <Headline lang={textLanguage(title)}>
        {title ? truncateGraphemes(title, TITLE_CHARACTERS) : messages.noTitle}
      </Headline>
      <Quiet lang={textLanguage(description)}>
        {description ? truncateGraphemes(description, DESCRIPTION_CHARACTERS) : messages.noDescription}
      </Quiet>
    </Root>
  );
}
