import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { StatisticsCard } from './statistics-card';

const setup = (value: number) =>
  renderWithProviders(
    <StatisticsCard icon={<svg data-testid="icon" />} color="info" value={value} label="Total views" />,
  );

describe('the statistics card', () => {
  it('shows icon, colour, value and label [KIT-14]', () => {
    setup(42);
    expect(screen.getByText('42')).toBeVisible();
    expect(screen.getByText('Total views')).toBeVisible();
    // eslint-disable-next-line testing-library/no-node-access -- the colour is that of the icon's frame
    expect(screen.getByTestId('icon').parentElement).toHaveAttribute('data-colour', 'info');
  });

  it('abbreviates a large value and keeps the exact one in the title', () => {
    setup(1_234_567);
    expect(screen.getByText('1.2M')).toHaveAttribute('title', '1,234,567');
  });
});
