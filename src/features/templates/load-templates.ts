import { onDemand } from '@/shared/ui/on-demand/on-demand';

/** The dialogs of the news form are separate chunks; the form does not wait for them. */
export const chooseTemplate = onDemand(() =>
  import('./components/choose-template-dialog').then((module) => module.ChooseTemplateDialog),
);

export const saveTemplate = onDemand(() =>
  import('./components/save-template-dialog').then((module) => module.SaveTemplateDialog),
);
