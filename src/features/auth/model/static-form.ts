import type { SignInRequest } from '@/shared/contract';

/** What the person did in the form of `index.html` before the console arrived. */
export type StaticForm = { values: SignInRequest; focused: string | null; submitted: boolean };

const EMPTY: StaticForm = { values: { email: '', password: '' }, focused: null, submitted: false };

const valueOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

/** Reads the static form; empty where the console has drawn its own already. */
export const readStaticForm = (): StaticForm => {
  const form = document.querySelector<HTMLFormElement>('form[data-static-sign-in]');
  if (!form) return EMPTY;
  const active = document.activeElement;
  return {
    values: { email: valueOf(form, 'email'), password: valueOf(form, 'password') },
    focused: active instanceof HTMLInputElement && form.contains(active) ? active.name : null,
    submitted: form.dataset['submitted'] !== undefined,
  };
};
