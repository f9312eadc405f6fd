/** Selector → label of the icon buttons that Payload 3.90 renders without one. */
const LABELS = [
  ['.nav__mobile-close', 'Hide the menu'],
  ['.form-submit .popup-button', 'More save options'],
  ['.doc-controls__popup .popup-button', 'More actions'],
  ['.clipboard-action__popup .popup-button', 'Copy and paste'],
  ['.array-actions__button', 'Move, duplicate or remove'],
  ['.collapsible__drag, .upload--has-many__drag', 'Drag to move'],
  ['.upload-relationship-details__edit', 'Edit'],
  [
    '.upload-relationship-details__remove, .LexicalEditorTheme__block__removeButton, .LexicalEditorTheme__upload__removeButton',
    'Remove',
  ],
  ['.LexicalEditorTheme__upload__swap-drawer-toggler', 'Choose another image'],
  ['.relationship-add-new__add-button, [id$=-add-new] .popup-button', 'Create new'],
  ['.clear-indicator, .date-time-picker__clear-button', 'Clear'],
  ['.clickable-arrow--left', 'Back'],
  ['.clickable-arrow--right', 'Forward'],
  ['.copy-to-clipboard', 'Copy the address'],
  ['.file-details__remove', 'Remove the file'],
  ['#select-all', 'Select all'],
  ['.select-row__checkbox input, .cell-_select input', 'Select'],
] as const

/** Class name of a button of the text editor's toolbar, such as `toolbar-popup__button-inlineCode`. */
const TOOLBAR_BUTTON = /\btoolbar-popup__button-(\w+)/

/** Labels all icon buttons that have no label. */
export function nameButtons(root: ParentNode): void {
  for (const [selector, label] of LABELS) {
    for (const button of root.querySelectorAll(selector)) addLabel(button, label)
  }
  for (const button of root.querySelectorAll('button.toolbar-popup__button')) {
    const [, tool] = TOOLBAR_BUTTON.exec(button.className) ?? []
    if (tool) addLabel(button, toWords(tool))
  }
}

function addLabel(button: Element, label: string) {
  if (!button.ariaLabel) button.ariaLabel = label
}

/** `inlineCode` → "Inline code". */
const toWords = (key: string) =>
  key
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at ? ` ${letter.toLowerCase()}` : letter))
