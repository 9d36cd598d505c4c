/** The field for an article's body. Save with `bodyToSave(value, stored, links)`. */
export { RichTextEditor as BodyField, type RichTextEditorProps as BodyFieldProps } from './rich-text-editor';
