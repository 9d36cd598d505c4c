import { COMMON_PASSWORDS } from './common-passwords';
import { passwordMessages, passwordProblem } from './password-rules';

const OWNER = { username: 'somchai', email: 'desk.chief@news.example' };

describe('an acceptable password', () => {
  it.each(['correct horse', 'สวัสดีตอนเช้าครับ', 'a b c d e f'])(
    'may have any ten characters: %s',
    (password) => {
      expect(passwordProblem(password, OWNER)).toBeNull();
    },
  );

  it.each(['', 'newsdesk', '123456789', 'ตัวอักษร'])('is not shorter than ten characters: "%s"', (password) => {
    expect(passwordProblem(password, OWNER)).toBe(passwordMessages.tooShort);
  });

  it('is not longer than sign-in accepts', () => {
    expect(passwordProblem('long words '.repeat(100), OWNER)).toBe(passwordMessages.tooLong);
  });

  it.each([
    'qwertyuiop',
    '1234567890',
    'Password123',
    'BASKETBALL',
    'ｑｗｅｒｔｙｕｉｏｐ',
    'aaaaaaaaaaaa',
    'ababababab',
  ])('is not a common one, ignoring case: %s', (password) => {
    expect(passwordProblem(password, OWNER)).toBe(passwordMessages.tooCommon);
  });

  it.each(['Somchai2026', 'my desk.chief', 'desk.chief@news.example'])(
    'does not contain the name of its owner: %s',
    (password) => {
      expect(passwordProblem(password, OWNER)).toBe(passwordMessages.holdsName);
    },
  );

  it.each(['newsdesk2026', 'My-NewsDesk!', 'ｎｅｗｓｄｅｓｋ ครับ'])(
    'does not contain the name of the product: %s',
    (password) => {
      expect(passwordProblem(password, OWNER)).toBe(passwordMessages.holdsProduct);
    },
  );

  it('may contain a name that is too short to matter', () => {
    expect(passwordProblem('bold blue sky', { username: 'bo', email: 'bo@newsdesk.example' })).toBeNull();
  });

  it('is checked against a list in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(1_500);
    expect([...COMMON_PASSWORDS].filter((one) => one !== one.toLowerCase())).toEqual([]);
  });

  it.each([
    ['abcabcabca', passwordMessages.tooCommon],
    ['abcdabcdab', null],
    ['กขคงกขคงก', passwordMessages.tooShort],
    ['😀😁😂🤣😃😄😅😆😉', passwordMessages.tooShort],
    ['😀😁😂🤣😃😄😅😆😉😊', null],
    ['abcd'.repeat(256), null],
    [`${'abcd'.repeat(256)}e`, passwordMessages.tooLong],
    ['my SOMCHAI my', passwordMessages.holdsName],
  ])('has from 10 to 1,024 characters, four of them different (%#)', (password, problem) => {
    expect(passwordProblem(password, OWNER)).toBe(problem);
  });

  it('may contain three letters of a name, and not four, whatever their form', () => {
    expect(passwordProblem('bold blue sky', { username: ' blu ', email: 'sky@a.example' })).toBeNull();
    expect(passwordProblem('bold blue sky', { username: '  ＢＬＵＥ  ', email: '' })).toBe(
      passwordMessages.holdsName,
    );
    expect(passwordProblem('bold blue sky', { username: '', email: 'Bold@a.example' })).toBe(
      passwordMessages.holdsName,
    );
  });
});
