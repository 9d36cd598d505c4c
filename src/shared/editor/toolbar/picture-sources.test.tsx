import { fireEvent, screen, waitFor } from '@testing-library/react';

import { renderEditor } from '../testing/render-editor';

const PICTURE = { src: '/files/a1.webp', alt: 'เรือในคลอง' };
const STORED = '<p>ก่อน</p><p><br></p>';

describe('the picture button of the editor', () => {
  it('asks for a file where no pictures are stored', async () => {
    const { press } = renderEditor();
    const asked = jest.spyOn(HTMLInputElement.prototype, 'click');
    await press('Image');
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('inserts a stored picture at the cursor, with its description and nothing else [MED-02]', async () => {
    const onPickPicture = jest.fn(() => Promise.resolve(PICTURE));
    const { press, user, saved, text } = renderEditor({ onPickPicture });
    await press('Image');
    await user.click(await screen.findByRole('menuitem', { name: 'From the library' }));
    await waitFor(() => expect(saved()).toBe('<p><img src="/files/a1.webp" alt="เรือในคลอง"></p>'));
    expect(text).toHaveFocus();
  });

  it('still asks for a file, and changes nothing if no picture was chosen [MED-02]', async () => {
    const onPickPicture = jest.fn(() => Promise.resolve(null));
    const { press, user, saved } = renderEditor({ stored: STORED, onPickPicture });
    await press('Image');
    await user.click(await screen.findByRole('menuitem', { name: 'From the library' }));
    expect(onPickPicture).toHaveBeenCalledTimes(1);
    expect(saved()).toBe(STORED);
    const asked = jest.spyOn(HTMLInputElement.prototype, 'click');
    await press('Image');
    await user.click(await screen.findByRole('menuitem', { name: 'Upload a picture' }));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('has its stored pictures in the menu behind a slash, too [MED-02]', async () => {
    const onPickPicture = jest.fn(() => Promise.resolve(PICTURE));
    const { select, typeText, saved } = renderEditor({ stored: STORED, onPickPicture });
    select(5);
    typeText('/');
    fireEvent.click(screen.getByRole('menuitem', { name: 'From the library' }));
    await waitFor(() => expect(saved()).toBe('<p>ก่อน</p><p><img src="/files/a1.webp" alt="เรือในคลอง"></p>'));
  });
});
