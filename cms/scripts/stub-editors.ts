import type { Editors } from '../src/fields/editors'

/**
 * Rich-text editors without Lexical, for scripts and tests: the database column is JSON either way. Loading Lexical
 * outside the bundled server hangs or crashes more than half of the starts on Node 20.
 */
const stubEditor: Editors['article'] = () => ({
  CellComponent: false,
  FieldComponent: false,
  validate: () => true,
})

export const stubEditors: Editors = { article: stubEditor, plain: stubEditor }
