import { EXTENSIONS } from '@contract';

import { SECTION_7 } from '../../tools/contract-kit/section-7';
import { OPERATIONS } from '../openapi/operations';
import { type TestServer, useTestServer } from '../testing/test-server';

/** Routes as the document writes them: `/api/users/detail/{id}`. */
const asCall = (route: string) => route.replace(/:(\w+)/g, '{$1}');

describe('the extensions of this server', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('are what its routes declare, and all that the contract names [ANY-03]', () => {
    expect([...server.app.extensions].sort()).toEqual([...EXTENSIONS].sort());
  });

  it('are none where it is to know the core API alone, which stays whole', async () => {
    const plain = await server.build({ onlySection7: true });
    await plain.ready();
    expect([...plain.extensions]).toEqual([]);
    const verdicts = await Promise.all(
      Object.keys(OPERATIONS).map(async (route) => {
        const [method = '', path = ''] = route.split(' ');
        const url = path.replace(/:\w+/g, '1');
        const { statusCode } = await plain.inject({ method: method as 'GET', url }); // one of http's own
        return [asCall(route), statusCode !== 404] as const;
      }),
    );
    await plain.close();
    const answered = verdicts.flatMap(([call, isThere]) => (isThere ? [call] : []));
    expect(answered.sort()).toEqual([...SECTION_7].sort());
  });
});
