import { object, string } from 'yup';

import { PAUSES_MS } from '@/shared/lib/with-retries';
import { isPartMissing, loadMissing } from '@/shared/ui/on-demand/missing-parts';

import { schemaOnUse } from './schema-on-use';

const schema = object({ name: string().required('Name is required') });

describe('a schema that loads on first use', () => {
  afterEach(() => jest.useRealTimers());

  it('loads at the first validation, and only once', async () => {
    const load = jest.fn(() => Promise.resolve(schema));
    const onUse = schemaOnUse(load);
    expect(load).not.toHaveBeenCalled();
    await expect(onUse.validate({ name: '' })).rejects.toThrow('Name is required');
    await expect(onUse.validate({ name: 'ฟ้า' })).resolves.toEqual({ name: 'ฟ้า' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('accepts everything while it cannot load, and loads again at the next validation', async () => {
    const load = jest.fn(() => Promise.resolve(schema));
    load.mockRejectedValueOnce(new Error('offline'));
    const onUse = schemaOnUse(load);
    await expect(onUse.validate({ name: '' })).resolves.toEqual({ name: '' });
    await expect(onUse.validate({ name: '' })).rejects.toThrow('Name is required');
  });

  it('accepts both of two parallel validations while it cannot load, says once that a part is missing, and validates after Try again [SAF-12]', async () => {
    jest.useFakeTimers();
    const load = jest.fn(() => Promise.reject<typeof schema>(new Error('offline')));
    const onUse = schemaOnUse(load);
    const answers = Promise.all([onUse.validate({ name: 'ฟ้า' }), onUse.validate({ name: '' })]);
    await jest.advanceTimersByTimeAsync(0);
    expect(await answers).toEqual([{ name: 'ฟ้า' }, { name: '' }]);
    expect(isPartMissing()).toBe(false);
    await jest.advanceTimersByTimeAsync(PAUSES_MS.reduce((sum, ms) => sum + ms));
    expect(isPartMissing()).toBe(true);
    load.mockImplementation(() => Promise.resolve(schema));
    loadMissing();
    await jest.advanceTimersByTimeAsync(0);
    expect(isPartMissing()).toBe(false);
    jest.useRealTimers();
    await expect(onUse.validate({ name: '' })).rejects.toThrow('Name is required');
  });

  it('validates after the task of the keystroke', async () => {
    const validate = jest.fn(schema.validate.bind(schema));
    const onUse = schemaOnUse(() => Promise.resolve({ validate }));
    await onUse.validate({ name: 'ฟ้า' });
    const answer = onUse.validate({ name: 'ฟ้าใส' });
    for (let microtasks = 0; microtasks < 100; microtasks += 1) await null;
    expect(validate).toHaveBeenCalledTimes(1);
    await answer;
    expect(validate).toHaveBeenCalledTimes(2);
  });
});
