import { multipartBody } from './multipart-body';

const setup = (entries: Record<string, string | File>) => {
  const form = new FormData();
  Object.entries(entries).forEach(([name, value]) => form.append(name, value));
  const body = multipartBody(form);
  // Parse it as a server does, by the boundary in the content type.
  return new Response(body, { headers: { 'content-type': body.type } }).formData();
};

describe('a multipart body', () => {
  it.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo', '\n', '', '--form-\r\n--', 'น้ำท่วม 🚒'])(
    'carries the text %j byte for byte',
    async (text) => {
      expect((await setup({ html: text })).get('html')).toBe(text);
    },
  );

  it('carries files with their name, type and bytes', async () => {
    const bytes = new Uint8Array([0, 13, 10, 13, 255]);
    const sent = await setup({
      cover: new File([bytes], 'ภาพ "ปก".png', { type: 'image/png' }),
      title: 'ข่าว',
    });
    const cover = sent.get('cover');
    if (!(cover instanceof File)) throw new Error('no file arrived');
    expect(cover.type).toBe('image/png');
    expect(cover.name).toMatch(/^ภาพ ("|%22)ปก("|%22)\.png$/);
    expect(new Uint8Array(await cover.arrayBuffer())).toEqual(bytes);
    expect(sent.get('title')).toBe('ข่าว');
  });

  it('never uses the same boundary twice', () => {
    expect(multipartBody(new FormData()).type).not.toBe(multipartBody(new FormData()).type);
  });
});
