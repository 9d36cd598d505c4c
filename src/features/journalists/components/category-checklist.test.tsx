import { screen } from '@testing-library/react';
import { useState } from 'react';

import type { Id } from '@/shared/contract';
import { createCategory } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { CategoryChecklist } from './category-checklist';

const categories = ['กีฬา', 'Technology', 'เศรษฐกิจ'].map((name, index) =>
  createCategory({ id: index + 1, name }),
);

const setup = () => {
  const changes: Id[][] = [];
  const Page = () => {
    const [chosen, setChosen] = useState<readonly Id[]>([3]);
    const change = (next: Id[]) => {
      changes.push(next);
      setChosen(next);
    };
    return <CategoryChecklist categories={categories} chosen={chosen} onChange={change} />;
  };
  return { ...renderWithProviders(<Page />), changes };
};

describe('the list of categories to choose from', () => {
  it('selects and deselects one without the others, and counts the selected ones', async () => {
    const { user, changes } = setup();
    expect(screen.getByText('เลือกแล้ว 1 หมวดหมู่')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'กีฬา' }));
    expect(screen.getByText('เลือกแล้ว 2 หมวดหมู่')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'เศรษฐกิจ' }));
    await user.click(screen.getByRole('checkbox', { name: 'กีฬา' }));
    expect(changes).toEqual([[3, 1], [1], []]);
    expect(screen.getByText('เลือกแล้ว 0 หมวดหมู่')).toBeVisible();
  });

  it.each([
    ['TECH', ['Technology']],
    [' ', ['กีฬา', 'Technology', 'เศรษฐกิจ']],
    [' กิจ ', ['เศรษฐกิจ']],
  ])('shows those whose name contains what is searched for: %j', async (search, names) => {
    const { user } = setup();
    await user.type(screen.getByRole('searchbox', { name: 'ค้นหาหมวดหมู่' }), search);
    expect(screen.getAllByRole('checkbox')).toHaveLength(names.length);
    for (const name of names) expect(screen.getByRole('checkbox', { name })).toBeVisible();
  });

  it('says if no category matches', async () => {
    const { user } = setup();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('ไม่พบหมวดหมู่ที่ตรงกับคำค้น')).toBeVisible();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});
