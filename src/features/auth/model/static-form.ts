import type { SignInRequest } from '@/shared/contract';

/** What the person did in the form of `index.html` before the console was loaded. */
export type StaticForm = { values: SignInRequest; focused: string | null; submitted: boolean };

const EMPTY: StaticForm = { values: { email: '', password: '' }, focused: null, submitted: false };

const valueOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

const findForm = () => document.querySelector<HTMLFormElement>('form[data-static-sign-in]');

/** The static panel of `index.html` with this title in one of its languages, while its own form is in it; otherwise null. */
export const standingFrame = (title: string) => {
  const form = findForm();
  const panel = form?.parentElement;
  const frame = panel?.closest('main');
  return form && panel && frame && panel.querySelector('h1')?.textContent.includes(title)
    ? { form, panel, frame }
    : null;
};

/** Removes the static panel if no page has rendered into it. */
export const removeStandingFrame = () => findForm()?.closest('main')?.remove();

/** Reads the static form; empty if the console has already rendered its own. */
export const readStaticForm = (): StaticForm => {
  const form = findForm();
  if (!form) return EMPTY;
  const active = document.activeElement;
  return {
    values: { email: valueOf(form, 'email'), password: valueOf(form, 'password') },
    focused: active instanceof HTMLInputElement && form.contains(active) ? active.name : null,
    submitted: form.dataset['submitted'] !== undefined,
  };
};
