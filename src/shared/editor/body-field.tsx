/** The field for the body of an article. Save with `bodyToSave(value, stored, links)`. */
export { RichTextEditor as BodyField, type RichTextEditorProps as BodyFieldProps } from './rich-text-editor';
