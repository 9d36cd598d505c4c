import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { renderRoutes } from '@/shared/testing/render';

import { useOpenList, useRememberedPlace } from './list-places';

function List() {
  useRememberedPlace();
  return <Link to="/form">Add</Link>;
}

function Form() {
  const openList = useOpenList('/list');
  return <button onClick={() => void openList()}>Save</button>;
}

const setup = (at: string) =>
  renderRoutes(
    [
      { path: '/list', element: <List /> },
      { path: '/form', element: <Form /> },
    ],
    { at },
  );

describe('the list that opens after a form is saved', () => {
  it('has the search and page that it had before', async () => {
    const { user, router } = setup('/list?search=water&page=2');
    await user.click(screen.getByText('Add'));
    await user.click(screen.getByText('Save'));
    expect(router.state.location).toMatchObject({ pathname: '/list', search: '?search=water&page=2' });
  });

  it('starts at the beginning if the visit began with the form', async () => {
    const { user, router } = setup('/form');
    await user.click(screen.getByText('Save'));
    expect(router.state.location).toMatchObject({ pathname: '/list', search: '' });
  });
});
