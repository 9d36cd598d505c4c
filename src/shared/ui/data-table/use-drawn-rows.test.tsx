import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { renderRoutes } from '@/shared/testing/render';

import { useDrawnRows } from './use-drawn-rows';

const rows = Array.from({ length: 200 }, (_, index) => index);

/** The rows of a list that answers when the button is pressed. */
function Awaited() {
  const [answer, setAnswer] = useState<readonly number[]>([]);
  const drawn = useDrawnRows(answer).length;
  const [seen] = useState(new Set<number>());
  seen.add(drawn);
  return <button onClick={() => setAnswer(rows)}>drawn {[...seen].join(', ')}</button>;
}

/** Shows how many rows render now, and how many rendered first. */
function Drawn() {
  const drawn = useDrawnRows(rows).length;
  const [first] = useState(drawn);
  return `first ${first}, now ${drawn}`;
}

const setup = () =>
  renderRoutes(
    [
      { path: '/', element: <Link to="/list">list</Link> },
      { path: '/list', element: <Drawn /> },
    ],
    { at: '/' },
  );

describe('the rows of a long table', () => {
  it('render one screen first, and the rest after the first paint', async () => {
    const { user } = setup();
    await user.click(screen.getByText('list'));
    expect(await screen.findByText('first 20, now 200')).toBeVisible();
  });

  it('render one screen first too if the list opens before its rows arrive', async () => {
    const { user } = renderRoutes([{ path: '/', element: <Awaited /> }], { at: '/' });
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('drawn 0, 20, 200')).toBeVisible();
  });

  it('render at once after Back, so that the scroll position can be restored', async () => {
    const { user, router } = setup();
    await user.click(screen.getByText('list'));
    await act(() => router.navigate(-1));
    await act(() => router.navigate(1));
    expect(screen.getByText('first 200, now 200')).toBeVisible();
  });
});
