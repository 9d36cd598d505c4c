import { screen } from '@testing-library/react';
import { useState } from 'react';

import { renderWithProviders } from '@/shared/testing/render';

import { BodyField } from './body-field';
import { wrapEditorHtml } from './from-editor';
import { linkRules } from './testing/link-rules';
import { preparePage } from './testing/quill-in-jsdom';
import { bodyToSave } from './to-saved-html';

beforeAll(preparePage);

const LOSSY = '<p class="lead">ข่าว</p><table><thead><tr><th>หัว</th></tr></thead></table>';

const setup = (stored: string, typed = stored) => {
  let value = typed;
  const Page = () => {
    const [current, setCurrent] = useState(typed);
    value = current;
    return (
      <BodyField
        stored={stored}
        value={current}
        onChange={setCurrent}
        onUploadImage={() => Promise.resolve({ url: '/a.png' })}
        label="Content"
        links={linkRules}
      />
    );
  };
  const view = renderWithProviders(<Page />);
  const choose = (name: string) =>
    view.user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
  return { ...view, choose, sent: () => bodyToSave(value, stored, linkRules) };
};

describe('a body that the editor can keep', () => {
  it('opens in the editor, and is sent byte for byte while it is not edited', () => {
    const stored = '<p>ข่าว <b>ด่วน</b></p>\n<p>&nbsp;</p>';
    const { sent } = setup(stored);
    expect(screen.getByRole('textbox', { name: 'Content' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(sent()).toBe(stored);
  });
});

describe('a body that the editor could not keep', () => {
  it('opens protected, shown as it is, with what would be lost', () => {
    const { sent } = setup(LOSSY);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Content' })).toHaveTextContent('ข่าวหัว');
    expect(screen.getByText('หัวตาราง')).toBeInTheDocument();
    expect(screen.getByText('คลาสของสไตล์ “lead”')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Leave as it is/ })).toBeChecked();
    expect(sent()).toBe(LOSSY);
  });

  it('runs nothing while it is shown [EDT-06]', () => {
    setup(`${LOSSY}<img src=x onerror="alert(1)"><script>alert(1)</script>`);
    expect(screen.getByRole('region').innerHTML).not.toMatch(/<script|onerror/);
  });

  it('can be edited as html, with nothing lost', async () => {
    const { choose, user, sent } = setup(LOSSY);
    await choose('Edit as HTML');
    expect(sent()).toBe(LOSSY);
    await user.type(screen.getByRole('textbox'), '<p>x</p>');
    expect(sent()).toBe(`${LOSSY}<p>x</p>`);
  });

  it('can be edited anyway', async () => {
    const { choose, user, sent } = setup(LOSSY);
    await choose('Edit anyway');
    expect(sent()).toBe(LOSSY);
    await user.click(screen.getByRole('button', { name: 'Emoticons' }));
    await user.keyboard('{Enter}');
    expect(sent()).toContain('😀');
    expect(sent()).not.toContain('<th>');
  });

  it('is as it was when it is left alone after all, and what was typed is there again', async () => {
    const { choose, user, sent } = setup(LOSSY);
    await choose('Edit as HTML');
    await user.type(screen.getByRole('textbox'), 'typed');
    await choose('Leave as it is');
    expect(sent()).toBe(LOSSY);
    await choose('Edit as HTML');
    expect(sent()).toBe(`${LOSSY}typed`);
  });

  it.each([
    ['Edit as HTML', `${LOSSY}<p>x</p>`],
    ['Edit anyway', wrapEditorHtml('<p>x</p>')],
  ])('goes on under the choice "%s" that was made before the text was restored', (choice, typed) => {
    setup(LOSSY, typed);
    expect(screen.getByRole('radio', { name: new RegExp(`^${choice}`) })).toBeChecked();
  });
});
