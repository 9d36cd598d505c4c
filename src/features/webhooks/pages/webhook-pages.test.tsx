import { screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, type Webhook, WEBHOOK_KINDS, type WebhookDelivery } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { DeliveryListPage } from './delivery-list-page';
import { WebhookListPage } from './webhook-list-page';

const AT = new Date(2026, 10, 29, 9, 30).toISOString();
const URL = 'https://site.example/told';

const webhook = (values: Partial<Webhook> = {}): Webhook => ({
  id: 7,
  url: URL,
  kinds: [...WEBHOOK_KINDS],
  createdAt: AT,
  waiting: 0,
  failed: 0,
  last: null,
  ...values,
});

const delivery = (values: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 31,
  eventId: 'e-31',
  kind: 'published',
  newsId: 5,
  at: AT,
  state: 'delivered',
  attempts: 1,
  nextAt: null,
  answeredAt: AT,
  status: 204,
  problem: null,
  body: '{"kind":"published","news":{"id":5,"title":"น้ำ\\"ขึ้น\\"","url":"https',
  answer: '',
  ...values,
});

beforeEach(() => {
  setLocale('en');
  signInAs();
});

const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the list of webhooks', () => {
  const setup = (webhooks: Webhook[] = [webhook()]) => {
    const asked = answer('get', '/api/webhooks', () => ok(webhooks));
    return { ...renderWithProviders(<WebhookListPage />, { at: '/webhook', path: '/webhook' }), asked };
  };

  it('shows what each is told, how the last delivery ended and what is open [CON-04]', async () => {
    setup([
      webhook(),
      webhook({
        ...{ id: 8, url: 'https://other.example/', kinds: ['deleted', 'restored'], waiting: 2, failed: 1 },
        last: { at: AT, state: 'failed', status: null, problem: 'no-answer' },
      }),
    ]);
    expect((await cellsOf(/site\.example/)).slice(0, 4)).toEqual([URL, 'Everything', 'None yet', 'None']);
    expect((await cellsOf(/other\.example/)).slice(0, 4)).toEqual([
      'https://other.example/',
      'News is deleted, News is restored',
      '29/11/26 09:30 FailedNo answer',
      'Waiting: 2, Failed: 1',
    ]);
    expect(screen.getByRole('link', { name: URL })).toHaveAttribute('href', '/webhook/7');
  });

  it('says what a webhook is while there is none', async () => {
    setLocale('th');
    setup([]);
    expect(await screen.findByText(/เว็บฮุกแจ้งเว็บไซต์หรือระบบอื่น/)).toBeVisible();
  });

  it('adds one: marks what is missing, and shows the secret once, which is copied before it is left [CON-04]', async () => {
    const { user, asked } = setup([]);
    const sent = answer('post', '/api/webhooks', () => ok({ ...webhook(), secret: 'only-once' }));
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const form = screen.getByRole('dialog', { name: 'Add webhook' });
    for (const kind of within(form).getAllByRole('checkbox')) await user.click(kind);
    await user.type(within(form).getByLabelText(/^Address/), 'site.example');
    await user.click(within(form).getByRole('button', { name: 'Add webhook' }));
    expect(await within(form).findByText(/begins with https/)).toBeVisible();
    expect(within(form).getByRole('group', { name: 'Tell it when' })).toHaveAccessibleDescription(
      'Choose at least one.',
    );
    expect(sent).toEqual([]);
    await user.click(within(form).getByRole('checkbox', { name: 'News is withdrawn' }));
    await user.click(within(form).getByRole('checkbox', { name: 'News is published' }));
    await user.clear(within(form).getByLabelText(/^Address/));
    await user.type(within(form).getByLabelText(/^Address/), ` ${URL} `);
    await user.click(within(form).getByRole('button', { name: 'Add webhook' }));

    const secret = await screen.findByRole('dialog', { name: 'Secret of the webhook' });
    expect(sent[0]?.body).toEqual({ url: URL, kinds: ['published', 'withdrawn'] });
    expect(within(secret).getByLabelText('Secret')).toHaveValue('only-once');
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.click(within(secret).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    const question = screen.getByRole('dialog', { name: 'Close without copying' });
    await user.click(within(question).getByRole('button', { name: 'Close without copying' }));
    await waitFor(() => expect(screen.queryByDisplayValue('only-once')).not.toBeInTheDocument());
  });

  const choose = async (user: ReturnType<typeof setup>['user'], action: string) => {
    await user.click(await screen.findByRole('button', { name: `Row actions: ${URL}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('changes one, and shows under the field why the server refuses an address', async () => {
    const { user } = setup();
    const sent = answer('put', '/api/webhooks/7', () =>
      refused(ErrorCode.InvalidInput, '', { errors: { url: 'The server may not reach this address.' } }),
    );
    await choose(user, 'Edit');
    const form = screen.getByRole('dialog', { name: 'Edit webhook' });
    await user.click(within(form).getByRole('checkbox', { name: 'News is deleted' }));
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText('The server may not reach this address.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ url: URL, kinds: WEBHOOK_KINDS.filter((kind) => kind !== 'deleted') });
  });

  it('asks before it deletes one', async () => {
    const { user } = setup();
    const sent = answer('delete', '/api/webhooks/7', () => ok(null));
    await choose(user, 'Delete');
    const question = screen.getByRole('dialog', { name: 'Delete webhook' });
    expect(question).toHaveTextContent(URL);
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete webhook' }));
    expect(await screen.findByText('The webhook was deleted.')).toBeVisible();
  });

  it('sends a test, and shows the answer [CON-04]', async () => {
    const { user } = setup();
    answer('post', '/api/webhooks/7/test', () =>
      ok(delivery({ kind: 'test', newsId: null, state: 'waiting', status: 500, answer: 'out of order' })),
    );
    await choose(user, 'Send test');
    const dialog = await screen.findByRole('dialog', { name: 'Result' });
    expect(await within(dialog).findByText('out of order')).toBeVisible();
    expect(dialog).toHaveTextContent('Answer 500');
  });
});

describe('the deliveries of a webhook', () => {
  const setup = (deliveries: WebhookDelivery[], older: number | null = null) => {
    answer('get', '/api/webhooks', () => ok([webhook({ failed: 2 })]));
    const asked = answer('get', '/api/webhooks/7/deliveries', () => ok({ deliveries, older }));
    const at = { at: '/webhook/7', path: '/webhook/:webhookId' };
    return { ...renderWithProviders(<DeliveryListPage />, at), asked };
  };

  it('are shown with the news, the result, the next attempt, what was sent and what was answered [CON-04]', async () => {
    const { user } = setup([
      delivery({
        id: 32,
        kind: 'changed',
        state: 'waiting',
        attempts: 2,
        nextAt: AT,
        status: 503,
        answer: 'later',
      }),
      delivery(),
    ]);
    const row = await screen.findByRole('row', { name: /^29.*News is published: น้ำ"ขึ้น"/ });
    await user.click(within(row).getByText('Message', { selector: 'summary' }));
    expect(within(row).getByText(/^\{"kind":"published"/)).toBeVisible();
    expect(within(row).getByText('The answer was empty')).toBeVisible();
    const waits = screen.getByRole('row', { name: /Published news changes/ });
    expect(waits).toHaveTextContent('Waiting');
    expect(waits).toHaveTextContent('Answer 503');
    expect(waits).toHaveTextContent('Attempt 2');
    expect(waits).toHaveTextContent('Next attempt 29/11/26 09:30');
    expect(within(waits).queryByRole('button')).not.toBeInTheDocument();
  });

  it('that have failed are sent again, one or all [CON-04]', async () => {
    const { user, asked } = setup([delivery({ state: 'failed', status: 500 })]);
    const one = answer('post', '/api/webhooks/7/deliveries/31/again', () =>
      ok(delivery({ answer: 'thanks' })),
    );
    const all = answer('post', '/api/webhooks/7/failed/again', () => ok({ count: 2 }));
    await user.click(await screen.findByRole('button', { name: /^Send again: News is published/ }));
    expect(await within(screen.getByRole('dialog', { name: 'Result' })).findByText('thanks')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Send failed again (2)' }));
    expect(await screen.findByText('Being sent again: 2.')).toBeVisible();
    expect([one.length, all.length]).toEqual([1, 1]);
    await waitFor(() => expect(asked).toHaveLength(3));
  });

  it('have pages: older ones, and back to the newest', async () => {
    const { user, asked, router } = setup([delivery()], 31);
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ before: '31' }));
    expect(router.state.location.search).toBe('?before=31');
    await user.click(await screen.findByRole('button', { name: 'Newest' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('of a webhook that was deleted are not found', async () => {
    answer('get', '/api/webhooks', () => ok([]));
    answer('get', '/api/webhooks/9/deliveries', () =>
      refused(ErrorCode.ResourceNotFound, 'gone', { status: 404 }),
    );
    renderWithProviders(<DeliveryListPage />, { at: '/webhook/9', path: '/webhook/:webhookId' });
    expect(await screen.findByRole('heading', { name: /404/ })).toBeVisible();
  });
});
