import type { FormState } from 'payload'

/**
 * The state of the form of a page with what its rich texts contain at this moment. They report it up to half a second
 * late, when the browser is idle.
 */
export function withRichTexts(fields: FormState): FormState {
  const result = { ...fields }
  for (const root of document.querySelectorAll('[data-lexical-editor="true"]')) {
    // Drawers have forms of their own.
    if (root.closest('.payload__modal-item')) continue
    const path = root.closest('[data-field-path]')?.getAttribute('data-field-path') ?? ''
    const field = result[path]
    const isEmpty = field?.value == null && root.textContent === ''
    if (field && !isEmpty) result[path] = { ...field, value: contentOf(root) ?? field.value }
  }
  return result
}

/** Lexical keeps the editor of an element in this property. */
const contentOf = (root: Element): unknown => {
  const editor: { getEditorState(): { toJSON(): unknown } } | undefined = Reflect.get(
    root,
    '__lexicalEditor',
  )
  return editor?.getEditorState().toJSON()
}
