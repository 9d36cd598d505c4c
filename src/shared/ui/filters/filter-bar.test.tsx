import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { chooseFilter, filterNamed, filterOptions } from '@/shared/testing/choose-filter';
import { renderWithProviders } from '@/shared/testing/render';

import { FilterBar } from './filter-bar';
import { FilterDays } from './filter-days';
import { FilterMenu } from './filter-menu';

const OPTIONS = [
  { label: 'Published', value: '1' },
  { label: 'Hidden', value: '2' },
];

const openBar = (start: string, isOrder = false) => {
  const onChange = jest.fn();
  const Bar = () => {
    const [value, setValue] = useState(start);
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return (
      <FilterBar active={value ? 1 : 0} onClear={() => change('')}>
        <FilterMenu
          label="Status"
          all="All"
          options={OPTIONS}
          value={value}
          onChange={change}
          isOrder={isOrder}
        />
      </FilterBar>
    );
  };
  return { ...renderWithProviders(<Bar />), onChange };
};

describe('the filters of a list', () => {
  it('open with a button where they do not fit, which says how many are set, and close with Escape [DSK-07]', async () => {
    const { user } = openBar('2');
    const opener = screen.getByRole('button', { name: 'ตัวกรอง (1)' });
    const filters = screen.getByRole('group', { name: 'ตัวกรอง' });
    expect(opener).toHaveAttribute('aria-controls', filters.id);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(filterNamed('Status'));
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('are all taken away by one button, which is there while one is set, and the focus stays in them', async () => {
    const { user, onChange } = openBar('2');
    await user.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    expect(onChange.mock.calls).toEqual([['']]);
    expect(screen.queryByRole('button', { name: 'ล้างตัวกรอง' })).not.toBeInTheDocument();
    expect(filterNamed('Status')).toHaveFocus();
  });

  it('close when all are taken away, because opened ones lie over the list', async () => {
    const { user } = openBar('2');
    const opener = screen.getByRole('button', { name: 'ตัวกรอง (1)' });
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });
});

describe('a filter by one value', () => {
  it('is a menu that is used with the keyboard, and shows the chosen value', async () => {
    const { user, onChange } = openBar('');
    expect(filterNamed('Status')).toHaveTextContent('Status');
    expect(await filterOptions(user, 'Status')).toEqual(['All', 'Published', 'Hidden']);
    expect(filterNamed('Status')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitemradio', { name: 'All', checked: true })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['2']]);
    expect(screen.getByRole('button', { name: 'Status: Hidden' })).toHaveTextContent('Hidden');
    expect(filterNamed('Status')).toHaveFocus();
  });

  it('is taken away by the button beside it, or in the menu', async () => {
    const { user, onChange } = openBar('1');
    await user.click(screen.getByRole('button', { name: 'เลิกกรอง Status: Published' }));
    expect(onChange.mock.calls).toEqual([['']]);
    expect(filterNamed('Status')).toHaveFocus();
    await chooseFilter(user, 'Status', 'Hidden');
    await chooseFilter(user, 'Status', 'All');
    expect(onChange.mock.calls).toEqual([[''], ['2'], ['']]);
  });

  it('never shows the id of a value of the address: its name, or its own while names are awaited', () => {
    const filter = (options: typeof OPTIONS) => (
      <FilterMenu label="Category" all="All" options={options} value="2" onChange={() => {}} />
    );
    const { unmount } = renderWithProviders(filter([]));
    const shown = () => filterNamed('Category').textContent;
    expect(shown()).toBe('Category');
    expect(screen.getByRole('button', { name: /^เลิกกรอง/ })).toBeInTheDocument();
    unmount();
    renderWithProviders(filter(OPTIONS));
    expect(shown()).toBe('Hidden');
  });

  it('always shows an order, which cannot be taken away', () => {
    openBar('', true);
    expect(filterNamed('Status')).toHaveTextContent('All');
    expect(screen.queryByRole('button', { name: /^เลิกกรอง/ })).not.toBeInTheDocument();
  });
});

describe('a filter by a range of days', () => {
  const openDays = async (start: { from: string; to: string }) => {
    const onChange = jest.fn();
    const labels = { days: 'Written', fromDay: 'From', toDay: 'To', all: 'All' };
    const Days = () => {
      const [days, setDays] = useState(start);
      return (
        <FilterDays
          labels={labels}
          {...days}
          onChange={(changed) => {
            onChange(changed);
            setDays({ ...days, ...changed });
          }}
        />
      );
    };
    const view = renderWithProviders(<Days />);
    await view.user.click(filterNamed('Written'));
    const field = (name: string) => screen.getByRole('group', { name });
    await screen.findByRole('dialog', { name: 'Written' });
    const type = async (name: string, keys: string) => {
      const [day] = within(field(name)).getAllByRole('spinbutton');
      if (day) await view.user.click(day);
      await view.user.keyboard(keys);
    };
    return { ...view, onChange, field, type };
  };
  const shown = (field: HTMLElement) =>
    within(field)
      .getAllByRole('spinbutton')
      .map(({ textContent }) => textContent?.replace(/\D/g, ''))
      .join('/');

  it('shows the days as DD/MM/YY, and gives out the day that was typed once its field is left', async () => {
    const { user, onChange, field, type } = await openDays({ from: '2026-11-20', to: '' });
    expect(screen.getByText('From 20/11/26')).toBeVisible();
    expect(shown(field('From'))).toBe('20/11/26');
    await type('To', '241126');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[{ to: '2026-11-24' }]]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'เลิกกรอง Written: 20/11/26 – 24/11/26' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: '', to: '' });
  });

  it('reads the end of a Buddhist year as one', async () => {
    const { user, onChange, type } = await openDays({ from: '', to: '' });
    await type('From', '241169');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[{ from: '2026-11-24' }]]);
  });

  it('has the leap day of the Buddhist year that is meant, and not that of another [PST-07]', async () => {
    const { onChange, field, type } = await openDays({ from: '2026-11-20', to: '' });
    await type('To', '290271{Enter}');
    expect(onChange.mock.calls).toEqual([[{ to: '2028-02-29' }]]);
    await type('To', '290268{Enter}');
    expect(field('To')).toHaveAccessibleDescription('ไม่มีวันนี้ในปฏิทิน');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('reads a pasted day in the forms that people write, and keeps the old one otherwise [PST-07]', async () => {
    const { user, onChange, type } = await openDays({ from: '2026-11-20', to: '' });
    await type('From', '{Control>}a{/Control}');
    await user.paste('13 พ.ย. 2569');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-13' });
    await user.paste('พรุ่งนี้');
    expect(await screen.findByText('อ่าน “พรุ่งนี้” เป็นวันที่ไม่ได้')).toBeVisible();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('says at the field that there is no such day, or that the last is before the first', async () => {
    const { user, onChange, field, type } = await openDays({ from: '2026-11-20', to: '' });
    await type('To', '310226{Enter}');
    expect(field('To')).toHaveAccessibleDescription('ไม่มีวันนี้ในปฏิทิน');
    expect(onChange).not.toHaveBeenCalled();
    await type('To', '011126{Enter}');
    expect(field('To')).toHaveAccessibleDescription('วันสุดท้ายอยู่ก่อนวันแรก');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(filterNamed('Written')).toHaveFocus();
  });

  it('takes a day from the calendar at once, and loses it by the button in the field', async () => {
    const { user, onChange } = await openDays({ from: '2026-11-20', to: '' });
    const [clear, calendar] = within(screen.getByRole('dialog')).getAllByRole('button');
    if (calendar) await user.click(calendar);
    await user.click(await screen.findByRole('gridcell', { name: '24' }));
    expect(onChange.mock.calls).toEqual([[{ from: '2026-11-24' }]]);
    if (clear) await user.click(clear);
    expect(onChange).toHaveBeenLastCalledWith({ from: '' });
  });
});
