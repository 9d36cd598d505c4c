import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { Card } from '../card/card';

import { AlertBox } from './alert-box';

describe('the alert box', () => {
  it('has the title "Success!" for a success [KIT-01]', () => {
    renderWithProviders(<AlertBox kind="success">Saved.</AlertBox>);
    expect(screen.getByRole('status')).toHaveTextContent('Success! Saved.');
  });

  it('has the title "Error!" for an error and announces it immediately [KIT-01]', () => {
    renderWithProviders(<AlertBox kind="error">Refused.</AlertBox>);
    expect(screen.getByRole('alert')).toHaveTextContent('Error! Refused.');
  });

  it('shows a custom title', () => {
    renderWithProviders(
      <AlertBox kind="error" title="This link has expired.">
        Ask for a new one.
      </AlertBox>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^This link has expired. Ask for a new one.$/);
  });
});

describe('the card', () => {
  it('shows its content under a title, with actions next to it [KIT-02]', () => {
    renderWithProviders(
      <Card title="Members" actions={<button>Add member</button>}>
        Twelve people
      </Card>,
    );
    expect(screen.getByRole('heading', { name: 'Members' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add member' })).toBeVisible();
    expect(screen.getByText('Twelve people')).toBeVisible();
  });
});
