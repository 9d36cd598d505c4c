import { archived, readAll, streamOf } from '../../testing/archives';

import { MAX_ARTICLE_BYTES, readJsonLines } from './read-json';

const read = (text: string | Buffer, partBytes?: number) =>
  readAll(readJsonLines(streamOf(text, partBytes), { name: 'a.jsonl' }));

describe('JSON lines', () => {
  it('are an article in each line, however the stream cuts them [CON-07]', async () => {
    const text = `\ufeff${JSON.stringify(archived())}\r\n\n${JSON.stringify(archived({ sourceId: 7, tags: 'ก,ข' }))}`;
    for (const partBytes of [1, 7, 64_000]) {
      expect(await read(text, partBytes)).toMatchObject([
        { place: 'a.jsonl, line 1', item: { title: 'น้ำท่วมภาคเหนือคลี่คลาย', status: 'published', authors: [] } },
        { place: 'a.jsonl, line 3', item: { sourceId: '7', tags: ['ก', 'ข'] } },
      ]);
    }
  });

  it('that cannot be read are named, and the others are read [CON-07]', async () => {
    const lines = [
      '{"title":',
      '[1]',
      '{"title":{}}',
      '{"tags":[1]}',
      '{"title":"\xff"}',
      '{"sourceId":"b"}',
    ];
    expect(await read(Buffer.from(lines.join('\n'), 'latin1'))).toMatchObject([
      { place: 'a.jsonl, line 1', problem: { en: 'This is no JSON.' } },
      { place: 'a.jsonl, line 2', problem: { en: 'An article must be one JSON object.' } },
      { place: 'a.jsonl, line 3', problem: { en: 'title: It must be a text.' } },
      { place: 'a.jsonl, line 4', problem: { en: 'tags: It must be a text, or a list of texts.' } },
      { place: 'a.jsonl, line 5', problem: { en: 'The text is not UTF-8. Save it as UTF-8.' } },
      { place: 'a.jsonl, line 6', item: { sourceId: 'b' } },
    ]);
  });

  it('of 50 MB are passed over without being kept, and the next one is read [CON-07]', async () => {
    async function* huge(): AsyncGenerator<Buffer> {
      const part = Buffer.alloc(1024 * 1024, 'a');
      for (let read = 0; read < 50 * part.length; read += part.length) yield part;
      yield Buffer.from('\n{"sourceId":"b"}\n');
    }
    expect(await readAll(readJsonLines(huge(), { name: 'a.jsonl' }))).toMatchObject([
      {
        place: 'a.jsonl, line 1',
        problem: { en: `It is larger than ${MAX_ARTICLE_BYTES / 1024 / 1024} MB.` },
      },
      { place: 'a.jsonl, line 2', item: { sourceId: 'b' } },
    ]);
  });
});
