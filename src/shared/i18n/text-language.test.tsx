import { render, screen } from '@testing-library/react';

import { renderWithProviders } from '../testing/render';
import { Button } from '../ui/button/button';
import { Card } from '../ui/card/card';
import { DataTable } from '../ui/data-table/data-table';
import { IconButton } from '../ui/icon-button/icon-button';
import { PageHeader } from '../ui/page-header/page-header';
import { SidebarMenu } from '../ui/sidebar-menu/sidebar-menu';
import { TextInput } from '../ui/text-input/text-input';

import { textLanguage } from './text-language';

describe('the language of a text', () => {
  it.each([
    ['Save', 'en'],
    ['บันทึก', 'th'],
    ['Delete ไทย', 'th'],
    ['24', undefined],
    [<br key="" />, undefined],
  ])('%s is %s', (text, language) => {
    expect(textLanguage(text)).toBe(language);
  });

  it('is set on every kind of label of the UI components [VAL-01]', () => {
    renderWithProviders(
      <>
        <PageHeader title="Users" />
        <Card title="Members">
          <TextInput label="Display name" value="" onChange={() => {}} />
          <Button>Save</Button>
          <IconButton label="Close" />
          <DataTable
            label="People"
            columns={[{ key: 'level', header: 'Level', render: () => null }]}
            rows={[1]}
            getRowId={(id) => id}
          />
        </Card>
        <SidebarMenu path="/" items={[{ label: 'Journalists', href: '/journalist', icon: null }]} />
      </>,
    );
    for (const label of ['Users', 'Members', 'Display name', 'Save', 'Level', 'Journalists'])
      expect(screen.getByText(label, { selector: '[lang="en"], [lang="en"] *' })).toBeVisible();
    expect(screen.getByLabelText('Close')).toHaveAttribute('lang', 'en');
  });

  it('is that of the text, not of the page', () => {
    render(<Button>ลองใหม่</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('lang', 'th');
  });
});
