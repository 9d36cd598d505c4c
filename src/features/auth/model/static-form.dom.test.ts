import { readStaticForm, removeStandingFrame, standingFrame } from './static-form';

const FORM =
  '<form data-static-sign-in><input name="email" value="malee"><input name="password" value=" pass"><button>Sign in</button></form>';
const show = (form = FORM) => {
  document.body.innerHTML = `<input name="outside"><main><div><h1>Sign in</h1>${form}</div></main>`;
};
const element = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('the sign-in form of the page before the console is loaded', () => {
  it('is read with what was typed', () => {
    show();
    expect(readStaticForm()).toEqual({
      values: { email: 'malee', password: ' pass' },
      focused: null,
      submitted: false,
    });
  });

  it.each([
    ['[name=email]', 'email'],
    ['[name=password]', 'password'],
    ['[name=outside]', null],
    ['button', null],
  ])('knows which of its fields has the focus: %s', (selector, name) => {
    show();
    element(selector)?.focus();
    expect(readStaticForm().focused).toBe(name);
  });

  it('knows that it was submitted', () => {
    show(FORM.replace('data-static-sign-in', 'data-static-sign-in data-submitted=""'));
    expect(readStaticForm().submitted).toBe(true);
  });

  it('has empty values without its fields', () => {
    show('<form data-static-sign-in></form>');
    expect(readStaticForm().values).toEqual({ email: '', password: '' });
  });

  it('is empty once the console has rendered its own', () => {
    show('<form><input name="email" value="malee"></form>');
    expect(readStaticForm()).toEqual({
      values: { email: '', password: '' },
      focused: null,
      submitted: false,
    });
  });

  it('stands in its panel, if the panel has the title of the page', () => {
    show();
    expect(standingFrame('Sign in')).toEqual({
      form: element('form'),
      panel: element('main > div'),
      frame: element('main'),
    });
    expect(standingFrame('ตั้งรหัสผ่าน')).toBeNull();
  });

  it.each([
    ['there is no form', '<main><div><h1>Sign in</h1></div></main>'],
    ['the form is in no page', `<div><h1>Sign in</h1>${FORM}</div>`],
    ['the panel has no title', `<main><div>${FORM}</div></main>`],
  ])('does not stand if %s', (_, html) => {
    document.body.innerHTML = html;
    expect(standingFrame('Sign in')).toBeNull();
  });

  it('is removed with its page, but the page of the console stays', () => {
    show();
    removeStandingFrame();
    expect(element('main')).toBeNull();
    show('');
    removeStandingFrame();
    expect(element('main')).not.toBeNull();
  });
});
