/* eslint-disable testing-library/no-node-access -- content of the text has no roles */
import { act, fireEvent, screen } from '@testing-library/react';

import { renderEditor as setup } from '../testing/render-editor';

describe('the panels', () => {
  it('insert a link; Enter does not submit the form [EDT-01, EDT-03]', async () => {
    const { press, saved, user, onSubmit } = setup();
    await press('Link');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'not an address{Enter}');
    expect(screen.getByText('ที่อยู่ลิงก์ไม่ถูกต้อง')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Address' }));
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'other.example/a{Enter}');
    expect(saved()).toBe(
      '<p><a href="https://product.example/redirect?link=https%3A%2F%2Fother.example%2Fa" target="_blank" rel="noopener noreferrer">https://other.example/a</a></p>',
    );
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
  });

  it.each(['k', 'า'])('open for a link with Ctrl+K, also where the keyboard writes %s with it', (key) => {
    const { text } = setup();
    act(() => text.focus());
    fireEvent.keyDown(text, { key, code: 'KeyK', ctrlKey: true });
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  });

  it('insert a video, but only of a known site [EDT-01]', async () => {
    const { press, saved, user } = setup();
    await press('Media');
    await user.type(screen.getByRole('textbox', { name: 'Video address' }), 'https://other.example/v{Enter}');
    expect(screen.getByText(/เฉพาะวิดีโอจาก YouTube/)).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Video address' }));
    await user.type(
      screen.getByRole('textbox', { name: 'Video address' }),
      'https://youtu.be/dQw4w9WgXcQ{Enter}',
    );
    expect(saved()).toContain('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"');
  });

  it('insert a table and change its rows and columns [EDT-01]', async () => {
    const { press, saved, user } = setup();
    const size = () => {
      const { body } = new DOMParser().parseFromString(saved(), 'text/html');
      return [body.querySelectorAll('tr').length, body.querySelectorAll('td').length];
    };
    await press('Table');
    const rows = screen.getByRole('spinbutton', { name: 'Rows' });
    await user.clear(rows);
    await user.type(rows, '2{Enter}');
    expect(size()).toEqual([2, 6]);
    await press('Table');
    await press('Row below');
    await press('Column right');
    expect(size()).toEqual([3, 12]);
    await press('Delete row');
    await press('Delete column');
    expect(size()).toEqual([2, 6]);
    await press('Delete table');
    expect(size()).toEqual([0, 0]);
  });

  it('insert an emoticon, chosen with the keyboard [EDT-01]', async () => {
    const { press, saved, user } = setup();
    await press('Emoticons');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(saved()).toBe('<p>😃</p>');
  });

  it('describe the picture that was clicked', async () => {
    const { press, saved, user, text } = setup({ stored: '<p>ข่าว<img src="/a.png" alt=""></p>' });
    await press('Picture and caption');
    expect(screen.getByText(/คลิกภาพในเนื้อหาก่อน/)).toBeInTheDocument();
    await press('Picture and caption');
    await user.click(text.querySelector('img') ?? text);
    await press('Picture and caption');
    await user.click(screen.getByRole('textbox', { name: 'Image description' }));
    await user.paste('น้ำท่วม');
    await user.keyboard('{Enter}');
    expect(saved()).toBe('<p>ข่าว<img src="/a.png" alt="น้ำท่วม"></p>');
  });

  it('close with Escape and return the focus to the button', async () => {
    const { press, user } = setup();
    await press('Emoticons');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Emoticons' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Emoticons' })).toHaveFocus();
  });
});
