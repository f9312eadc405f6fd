/** What Payload 3.90 draws as an icon alone, by where it stands. */
const NAMES = [
  ['.nav__mobile-close', 'Hide the menu'],
  ['.form-submit .popup-button', 'More choices'],
  ['.doc-controls__popup .popup-button', 'More to do'],
  ['.clipboard-action__popup .popup-button', 'Copy and paste'],
  ['.array-actions__button', 'Move, duplicate or remove'],
  ['.collapsible__drag, .upload--has-many__drag', 'Drag to move'],
  ['.upload-relationship-details__edit', 'Edit'],
  ['.upload-relationship-details__remove, .LexicalEditorTheme__block__removeButton', 'Remove'],
  ['.relationship-add-new__add-button, [id$=-add-new] .popup-button', 'New'],
  ['.clear-indicator, .date-time-picker__clear-button', 'Empty'],
  ['.clickable-arrow--left', 'Back'],
  ['.clickable-arrow--right', 'Forward'],
  ['.select-row__checkbox input, .cell-_select input', 'Choose'],
] as const

/** `toolbar-popup__button-inlineCode` of the tools over a text. */
const TOOL = /\btoolbar-popup__button-(\w+)/

/** Gives every button that is an icon alone its words. */
export function nameButtons(root: ParentNode): void {
  for (const [place, words] of NAMES) {
    for (const button of root.querySelectorAll(place)) nameAs(button, words)
  }
  for (const button of root.querySelectorAll('button.toolbar-popup__button')) {
    const [, tool] = TOOL.exec(button.className) ?? []
    if (tool) nameAs(button, inWords(tool))
  }
}

function nameAs(button: Element, words: string) {
  if (!button.ariaLabel) button.ariaLabel = words
}

/** `inlineCode` → "Inline code". */
const inWords = (key: string) =>
  key
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at ? ` ${letter.toLowerCase()}` : letter))
