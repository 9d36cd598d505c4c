import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

import { textLanguage } from '@/shared/i18n/text-language';
import { useUrlParams } from '@/shared/lib/use-url-params';

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: theme.spacing(0.75),
  fontVariantNumeric: 'tabular-nums',
}));

type UrlTab = {
  key: string;
  label: string;
  /** Shown after the label. */
  count?: string | false;
  content: ReactNode;
};

type Props = {
  /** What the tabs choose from, for screen readers. */
  label: string;
  /** The parameter of the address that says which tab is open. */
  parameter: string;
  tabs: readonly UrlTab[];
  /** Open while the address names none; otherwise the first. */
  first?: string;
  /** Back returns to the tab before, instead of to the page before. */
  inHistory?: boolean;
};

/** Tabs, one open at a time; the address says which, so that a link leads to it. */
export function UrlTabs({ label, parameter, tabs, first, inHistory = false }: Props) {
  const id = useId();
  const [params, change] = useUrlParams();
  const find = (wanted: string | null | undefined) => tabs.find(({ key }) => key === wanted);
  const open = find(params.get(parameter)) ?? find(first) ?? tabs[0];
  if (!open) return null;
  return (
    <>
      <Tabs
        variant="scrollable"
        value={open.key}
        aria-label={label}
        onChange={(_event, key: string) =>
          change((next) => next.set(parameter, key), { replace: !inHistory, preventScrollReset: true })
        }
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            value={tab.key}
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-panel`}
            lang={textLanguage(tab.label)}
            label={
              <span>
                {tab.label}
                {tab.count && <Count>{tab.count}</Count>}
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.key}`}>
        {open.content}
      </div>
    </>
  );
}
