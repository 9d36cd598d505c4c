import type { RemovedPart } from '@/shared/contract';
import { announceExtensions } from '@/shared/testing/api-server';
import { toast } from '@/shared/ui/toast/toast';

import { sayWhatWasRemoved } from './removed-html';

const FRAME: RemovedPart = { kind: 'frame', name: 'evil.example', count: 2 };

const said = async (removed?: RemovedPart[]) => {
  const blank = jest.spyOn(toast, 'blank').mockReturnValue(1);
  await sayWhatWasRemoved({ removed });
  return blank.mock.calls.map(([text]) => text);
};

afterEach(() => jest.restoreAllMocks());

describe('the report of what a backend removed from an article', () => {
  it('is shown after the save, with the numbers [FID-06]', async () => {
    announceExtensions('removed-html');
    expect(await said([FRAME, { kind: 'element', name: 'script', count: 1 }])).toEqual([
      'ตัดออกจากเนื้อหาเพื่อความปลอดภัย: เฟรมของ evil.example 2 แห่ง, องค์ประกอบ <script> 1 แห่ง',
    ]);
  });

  it('is shortened if there is much of it', async () => {
    announceExtensions('removed-html');
    const removed = Array.from({ length: 9 }, (_, index) => ({ ...FRAME, name: `host-${index}.example` }));
    expect(await said(removed)).toEqual([
      expect.stringMatching(/เฟรมของ host-5\.example 2 แห่ง, และอีก 3 อย่าง$/),
    ]);
  });

  it.each([undefined, []])('is not shown if nothing was removed: %j', async (removed) => {
    announceExtensions('removed-html');
    expect(await said(removed)).toEqual([]);
  });

  it('is not shown if the backend does not announce the extension', async () => {
    expect(await said([FRAME])).toEqual([]);
  });
});
