import { fireEvent, screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { FilterDays, FilterFields, FilterSelect } from './filter-fields';

describe('the filters of a list', () => {
  it('are behind a button on a phone, which shows how many are set [DSK-07]', async () => {
    const { user } = renderWithProviders(
      <FilterFields active={2}>
        <p>fields</p>
      </FilterFields>,
    );
    const opener = screen.getByRole('button', { name: 'Filters (2)' });
    const fields = screen.getByRole('group', { name: 'Filters' });
    expect(opener).toHaveAttribute('aria-controls', fields.id);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(fields).toHaveAttribute('data-closed');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(fields).not.toHaveAttribute('data-closed');
  });
});

describe('a filter by one value', () => {
  const setup = (value: string) => {
    const onChange = jest.fn();
    const options = [
      { label: 'Published', value: '1' },
      { label: 'Hidden', value: '2' },
    ];
    const view = renderWithProviders(
      <FilterSelect label="Status" all="All" options={options} value={value} onChange={onChange} />,
    );
    const box = screen.getByRole('combobox', { name: 'Status' });
    const choose = (name: string) => view.user.selectOptions(box, name);
    return { onChange, box, choose };
  };

  it('shows the chosen value', () => {
    expect(setup('2').box).toHaveDisplayValue('Hidden');
  });

  it('is empty while everything is shown', async () => {
    const { onChange, box, choose } = setup('');
    expect(box).toHaveDisplayValue('All');
    await choose('Published');
    expect(onChange.mock.calls).toEqual([['1']]);
  });

  it('gives out an empty value when it is taken away', async () => {
    const { onChange, choose } = setup('1');
    await choose('All');
    expect(onChange.mock.calls).toEqual([['']]);
  });
});

describe('a filter by a range of days', () => {
  it('gives out the day that was chosen, and leaves the other alone', () => {
    const onChange = jest.fn();
    const labels = { fromDay: 'From', toDay: 'To' };
    renderWithProviders(<FilterDays labels={labels} onChange={onChange} from="2026-11-20" to="" />);
    expect(screen.getByLabelText('From')).toHaveValue('2026-11-20');
    expect(screen.getByLabelText('To')).toHaveValue('');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-21' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-23' } });
    expect(onChange.mock.calls).toEqual([[{ from: '2026-11-21' }], [{ to: '2026-11-23' }]]);
  });
});
