import { object, string } from 'yup';

import { schemaOnUse } from './schema-on-use';

const schema = object({ name: string().required('Name is required') });

describe('a schema that loads on first use', () => {
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

  it('accepts both of two parallel validations while it cannot load', async () => {
    const onUse = schemaOnUse(() => Promise.reject<typeof schema>(new Error('offline')));
    const answers = [onUse.validate({ name: 'ฟ้า' }), onUse.validate({ name: '' })];
    await expect(Promise.all(answers)).resolves.toEqual([{ name: 'ฟ้า' }, { name: '' }]);
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
