export { BeginFromTemplate } from './components/begin-from-template';
export { TemplatesTab } from './components/templates-tab';
export { useSaveAsTemplate } from './model/use-save-as-template';
