import { fireEvent, screen, within } from '@testing-library/react';

import { renderEditor } from '../testing/render-editor';

const open = async (stored = '<p>ก่อน</p><p><br></p>', at = 5) => {
  const view = renderEditor({ stored });
  view.select(at);
  view.typeText('/');
  const menu = screen.queryByRole('menu', { name: 'Insert' });
  const item = (name: string) => within(screen.getByRole('menu')).getByRole('menuitem', { name });
  const key = (name: string) =>
    fireEvent.keyDown(screen.getAllByRole('menuitem')[0] ?? menu ?? document.body, { key: name });
  return { ...view, menu, item, key };
};

describe('a slash on an empty line', () => {
  it('opens a menu with what can be inserted, whose first entry has the focus', async () => {
    const { menu, item } = await open();
    expect(menu).toBeInTheDocument();
    expect(item('Heading 2')).toHaveFocus();
    for (const name of ['Bullet list', 'Quote', 'Horizontal rule', 'Image', 'Media', 'Table', 'Emoticons'])
      expect(item(name)).toBeVisible();
  });

  it('goes when something is chosen, which then stands there', async () => {
    const { user, item, saved, text } = await open();
    await user.click(item('Heading 2'));
    expect(saved()).toBe('<p>ก่อน</p><h2><br></h2>');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(text).toHaveFocus();
  });

  it('leads to the panel of a table', async () => {
    const { user, item } = await open();
    await user.click(item('Table'));
    expect(screen.getByRole('group', { name: 'Table' })).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Rows' })).toHaveFocus();
  });

  it.each([
    ['Escape', '/'],
    ['Tab', '/'],
    ['ก', '/ก'],
    [' ', '/ '],
    ['Backspace', ''],
  ])('with %j behind it leaves %j in the text', async (name, left) => {
    const { key, text, cursor } = await open();
    key(name);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(text).toHaveTextContent(`ก่อน${left}`.trim());
    expect(text).toHaveFocus();
    expect(cursor()).toBe(5 + left.length);
  });
});

it.each([
  ['behind a word', '<p>ก่อน</p>', 4],
  ['before a word', '<p>ก่อน</p>', 0],
])('a slash %s is only a slash', async (_where, stored, at) => {
  const { menu, text } = await open(stored, at);
  expect(menu).not.toBeInTheDocument();
  expect(text).toHaveTextContent('/');
});
