import { readDelivery, readDeliveryPage, readNewWebhook, readWebhook } from './webhooks';

const NOTHING = { status: null, problem: null };

describe('webhooks from any backend', () => {
  it('are read whole', () => {
    const last = { at: '2026-11-29T10:00:00.000Z', state: 'failed', status: 503, problem: null };
    const webhook = {
      ...{ id: '7', url: 'https://site.example/', kinds: ['published', 'deleted'], createdAt: '2026-11-29' },
      ...{ waiting: 2, failed: 1, last },
    };
    expect(readWebhook({ ...webhook, id: 7, kinds: ['deleted', 'printed', 'published'] })).toEqual(webhook);
    expect(readNewWebhook({ ...webhook, secret: 'once' })).toEqual({ ...webhook, secret: 'once' });
  });

  it('may lack everything but their ids', () => {
    const empty = { id: '7', url: '', kinds: [], createdAt: '', waiting: 0, failed: 0, last: null };
    expect(readWebhook({ id: 7, kinds: null, last: 'yesterday' })).toEqual(empty);
    expect(readWebhook({ id: 7, last: { state: 'burnt', problem: 'unknown' } }).last).toEqual({
      at: '',
      state: 'waiting',
      ...NOTHING,
    });
  });

  it('list deliveries whose kind this console knows', () => {
    const known = { id: 3, kind: 'test', newsId: null, body: '{}' };
    const line = {
      at: '',
      state: 'waiting',
      attempts: 0,
      nextAt: null,
      answeredAt: null,
      answer: '',
      ...NOTHING,
    };
    const read = { ...line, ...known, id: '3', eventId: '' };
    expect(readDeliveryPage({ deliveries: [known, { id: 4, kind: 'printed' }, null], older: 3 })).toEqual({
      deliveries: [read],
      older: '3',
    });
    expect(readDeliveryPage(null)).toEqual({ deliveries: [], older: null });
    expect([readDelivery(known), readDelivery(null)]).toEqual([read, null]);
  });
});
