import { screen, waitFor } from '@testing-library/react';

import { renderEditor } from '../testing/render-editor';
import type { UploadImage } from '../upload/use-image-uploads';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';

const setup = () => {
  const sent: string[] = [];
  const onUploadImage: UploadImage = (file) => {
    sent.push(file.name);
    return Promise.resolve({ url: `/files/${sent.length}.png` });
  };
  return { sent, ...renderEditor({ onUploadImage }) };
};

describe('pictures in pasted content', () => {
  it('are uploaded from the html and inserted in place [EDT-02]', async () => {
    const { paste, saved, sent } = setup();
    paste({ html: `<p>ก<img src="${PNG}">ข</p><p>ค<img src="${PNG}"></p>` });
    await waitFor(() => expect(saved().match(/\/files\//g)).toHaveLength(2));
    expect(sent).toHaveLength(2);
    expect(saved().replace(/<img[^>]*>/g, '▣')).toBe('<p>ก▣ข</p><p>ค▣</p>');
  });

  it('are letters if they show an emoji, and are neither uploaded nor missing [PST-04]', () => {
    const { paste, saved, sent, text } = setup();
    const gif = `data:image/gif;base64,${btoa('GIF89a')}`;
    paste({
      html: `<p>ก<img alt="🔥" src="${PNG}"><img alt="😊" src="blob:x/1"><img alt="👍" src="${gif}">ข</p>`,
    });
    expect(text).toHaveTextContent('ก🔥😊👍ข');
    expect(saved()).toBe('<p>ก🔥😊👍ข</p>');
    expect(sent).toEqual([]);
    expect(screen.queryByText(/วางภาพไม่ได้/)).not.toBeInTheDocument();
  });

  it('are uploaded from the clipboard if the html only names them [EDT-02]', async () => {
    const { paste, saved, sent } = setup();
    const file = new File(['x'], 'clip.png', { type: 'image/png' });
    paste({ html: '<p>ก<img src="file:///C:/clip.png"></p><p>ข</p>', files: [file] });
    await waitFor(() => expect(saved()).toContain('/files/1.png'));
    expect(sent).toEqual(['clip.png']);
  });

  it('are counted if they cannot be read, with advice on how to add them [FID-07]', async () => {
    const { paste, text } = setup();
    paste({ html: '<p>ก<img src="file:///C:/a.png"><img src="file:///C:/b.png"></p>' });
    expect(await screen.findByText(/วางภาพไม่ได้ 2 ภาพ .*ลากมาวางในเนื้อหา/)).toBeVisible();
    expect(text).toHaveTextContent('ก');
  });

  it('of other websites are stored on the server, and keep their descriptions [PST-04]', async () => {
    const asked: string[] = [];
    const onFetchPicture = (address: string) => {
      asked.push(address);
      return Promise.resolve({ url: '/files/fetched.webp' });
    };
    const { paste, raw } = renderEditor({ onFetchPicture });
    paste({
      html: '<p>ก<img src="https://site.example/a.png" alt="น้ำ">ข</p><p><img src="https://www.product.example/b.png" alt=""></p>',
    });
    await waitFor(() =>
      expect(raw()).toBe(
        '<p>ก<img src="/files/fetched.webp" alt="น้ำ">ข</p><p><img src="https://www.product.example/b.png" alt=""></p>',
      ),
    );
    expect(asked).toEqual(['https://site.example/a.png']);
  });

  it.each([
    ['cannot store them', () => Promise.reject(new Error('no'))],
    ['is not asked to', undefined],
  ])(
    'of other websites stay there if the server %s, and are counted [PST-04]',
    async (_name, onFetchPicture) => {
      const { paste, saved } = renderEditor({ onFetchPicture });
      paste({ html: '<p>ก<img src="https://site.example/a.png" alt="น้ำ"></p>' });
      expect(await screen.findByText(/ภาพ 1 ภาพยังอยู่บนเว็บไซต์อื่น/)).toBeVisible();
      expect(saved()).toContain('https://site.example/a.png');
    },
  );
});
