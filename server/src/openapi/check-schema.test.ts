import { createAnswerCheck, createSchemaCheck, type Json } from './check-schema';

const check = (value: unknown, schema: Json) => createSchemaCheck({})(value, schema, 'body');

describe('the check of a response against the document', () => {
  it.each<[string, unknown, Json]>([
    ['body is 0, below 1', 0, { type: 'integer', minimum: 1 }],
    ['body is 11, above 10', 11, { type: 'integer', maximum: 10 }],
    ['body is too short', '', { type: 'string', minLength: 1 }],
    ['body is too long', 'abc', { type: 'string', maxLength: 2 }],
    ['body is "x9", not like ^[A-Z]{2}$', 'x9', { type: 'string', pattern: '^[A-Z]{2}$' }],
    ['body is "18/03/2026", no date-time', '18/03/2026', { type: 'string', format: 'date-time' }],
    ['body is false instead of true', false, { const: true }],
    ['body is nothing instead of string', undefined, { type: 'string' }],
    ['body is null instead of string', null, { type: 'string' }],
    ['body is [] instead of object', [], { type: 'object' }],
    ['body is 1.5 instead of integer or null', 1.5, { type: ['integer', 'null'] }],
    ['body is 9, none of 0, 1', 9, { enum: [0, 1] }],
  ])('reports that %s', (sentence, value, schema) => {
    expect(check(value, schema)).toEqual([sentence]);
  });

  it('accepts values at their limits', () => {
    expect(check(1, { type: 'integer', minimum: 1, maximum: 1 })).toEqual([]);
    expect(check('TH', { type: 'string', minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' })).toEqual([]);
    expect(check(true, { const: true })).toEqual([]);
  });

  it('shows the beginning of a long value', () => {
    const [said] = check('ก'.repeat(100), { type: 'integer' });
    expect(said).toBe(`body is "${'ก'.repeat(56)}… instead of integer`);
  });

  it('checks the items of a list and unnamed properties', () => {
    expect(check(['a', 1], { type: 'array', items: { type: 'string' } })).toEqual([
      'body[1] is 1 instead of string',
    ]);
    expect(check({ email: 7 }, { type: 'object', additionalProperties: { type: 'string' } })).toEqual([
      'body.email is 7 instead of string',
    ]);
  });

  it('refuses an unknown keyword and a broken reference', () => {
    expect(() => check('x', { oneOff: [] })).toThrow('unknown keyword: "oneOff"');
    const nowhere = { $ref: '#/components/schemas/Nobody' };
    expect(() => check('x', nowhere)).toThrow("can't resolve reference #/components/schemas/Nobody");
  });

  const schema = (type: string) => ({ content: { 'application/json': { schema: { type } } } });
  const checkAnswer = createAnswerCheck({
    paths: { '/x': { get: { responses: { '200': schema('object'), default: schema('string') } } } },
  });

  it('checks an unexpected refusal against the document’s default response', () => {
    expect(checkAnswer({ method: 'GET', path: '/x', status: 418 }, {})).toEqual([
      'body is {} instead of string',
    ]);
    expect(checkAnswer({ method: 'GET', path: '/x', status: 418 }, 'no')).toEqual([]);
  });

  it('reports a response that is not in the document', () => {
    expect(checkAnswer({ method: 'GET', path: '/x', status: 204 }, '')).toEqual([
      'The document has no answer 204',
    ]);
    expect(checkAnswer({ method: 'GET', path: '/nowhere', status: 200 }, {})).toEqual([
      'The document has no answer 200',
    ]);
  });
});
