import { styled, useColorScheme } from '@mui/material/styles';

import { setLocale } from '@/shared/i18n/locale';
import { useLocale } from '@/shared/i18n/use-locale';
import { Button } from '@/shared/ui/button/button';
import { PageContainer } from '@/shared/ui/page-container/page-container';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { allStories } from './stories/all-stories';

const Group = styled('section')(({ theme }) => ({
  marginBlock: theme.spacing(5),
  '& > h2': { ...theme.typography.h2, marginBlock: theme.spacing(0, 2) },
  '& h3': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    marginBlock: theme.spacing(3, 1),
  },
}));

/** Shows every UI component in its variants, sizes and states. Served in development only. */
export function GalleryPage() {
  const { mode, setMode } = useColorScheme();
  const locale = useLocale();
  return (
    <PageContainer as="main">
      <PageHeader
        title="Interface kit"
        subtitle="Every piece, with its variants, sizes and states"
        actions={
          <>
            <Button size="sm" variant="flat" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
              {mode === 'dark' ? 'Light' : 'Dark'}
            </Button>
            <Button size="sm" variant="flat" onClick={() => setLocale(locale === 'th' ? 'en' : 'th')}>
              {locale === 'th' ? 'English' : 'ไทย'}
            </Button>
          </>
        }
      />
      {allStories.map(({ title, stories }) => (
        <Group key={title} aria-label={title}>
          <h2>{title}</h2>
          {stories.map(({ name, Story }) => (
            <div key={name}>
              <h3>{name}</h3>
              <Story />
            </div>
          ))}
        </Group>
      ))}
    </PageContainer>
  );
}
