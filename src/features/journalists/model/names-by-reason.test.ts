import { namesByReason } from './names-by-reason';

const refused = (categoryId: number, error: string) => ({ categoryId, error });

describe('refused categories', () => {
  it('are listed once for each reason, in the order in which they were refused', () => {
    const list = [refused(1, 'taken'), refused(2, 'gone'), refused(3, 'taken')];
    expect(
      namesByReason(
        list,
        (id) => `name ${id}`,
        (error) => `reason ${String(error)}`,
      ),
    ).toEqual([
      ['reason taken', ['name 1', 'name 3']],
      ['reason gone', ['name 2']],
    ]);
  });

  it('are none if nothing was refused', () => {
    expect(namesByReason([], String, String)).toEqual([]);
  });
});
