import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { Card } from '../card/card';

import { AlertBox } from './alert-box';

describe('the alert box', () => {
  it('titles good news "Success!" [KIT-01]', () => {
    renderWithProviders(<AlertBox kind="success">Saved.</AlertBox>);
    expect(screen.getByRole('status')).toHaveTextContent('Success! Saved.');
  });

  it('titles bad news "Error!" and says it at once [KIT-01]', () => {
    renderWithProviders(<AlertBox kind="error">Refused.</AlertBox>);
    expect(screen.getByRole('alert')).toHaveTextContent('Error! Refused.');
  });

  it('is titled by what has happened where that says more', () => {
    renderWithProviders(
      <AlertBox kind="error" title="This link has expired.">
        Ask for a new one.
      </AlertBox>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^This link has expired. Ask for a new one.$/);
  });
});

describe('the card', () => {
  it('holds its content under its title, with what can be done beside it [KIT-02]', () => {
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
