import { archived, linesWith, readAll } from '../../testing/archives';

import { inParts, whileWanted } from './while-wanted';

describe('the articles of a call', () => {
  it('end in words while the disk is full, so that texts and sign-ins keep their space [CON-07]', async () => {
    let asked = 0;
    const fullDisk = () => Promise.resolve((asked += 1) > 1 ? 'only 20 MB are free' : undefined);
    const articles = whileWanted(
      linesWith([archived(), archived()]),
      { isWanted: () => true, isAllowed: () => Promise.resolve(true) },
      {
        isDraining: () => false,
        fullDisk,
      },
    );
    await expect(readAll(articles)).rejects.toMatchObject({ httpStatus: 503, message: /disk is full/ });
    expect(asked).toBe(2);
  });
});

describe('a body', () => {
  it('is read in parts, between which other requests get their turn [CON-07]', async () => {
    const body = Buffer.from('ก\n'.repeat(16_384));
    let turns = 0;
    const waiting: NodeJS.Immediate[] = [];
    const count = () => {
      turns += 1;
      waiting[0] = setImmediate(count);
    };
    waiting[0] = setImmediate(count);
    const parts: Buffer[] = [];
    const turnsAt: number[] = [];
    for await (const part of inParts(body)) {
      parts.push(part);
      turnsAt.push(turns);
    }
    clearImmediate(waiting[0]);
    expect(Buffer.concat(parts)).toEqual(body);
    expect(new Set(turnsAt).size).toBe(4);
  });
});
