import { object, string } from 'yup';

import { schemaOnUse } from './schema-on-use';

const schema = object({ name: string().required('Name is required') });

describe('a schema that is fetched on use', () => {
  it('is fetched at the first question, and once', async () => {
    const load = jest.fn(() => Promise.resolve(schema));
    const onUse = schemaOnUse(load);
    expect(load).not.toHaveBeenCalled();
    await expect(onUse.validate({ name: '' })).rejects.toThrow('Name is required');
    await expect(onUse.validate({ name: 'ฟ้า' })).resolves.toEqual({ name: 'ฟ้า' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('refuses nothing while it cannot be fetched, and is asked for again', async () => {
    const load = jest.fn(() => Promise.resolve(schema));
    load.mockRejectedValueOnce(new Error('offline'));
    const onUse = schemaOnUse(load);
    await expect(onUse.validate({ name: '' })).resolves.toEqual({ name: '' });
    await expect(onUse.validate({ name: '' })).rejects.toThrow('Name is required');
  });
});
