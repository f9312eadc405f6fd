const LABELS = '.field-type .field-label'
const CONTROLS =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, [contenteditable=true]'

let labelCount = 0

/** Associates every unnamed control with its field's label. */
export function nameFields(root: ParentNode): void {
  for (const label of root.querySelectorAll<HTMLElement>(LABELS)) {
    const control = controlOf(label)
    if (!control || isNamed(control)) continue
    label.id ||= `tessera-label-${++labelCount}`
    control.setAttribute('aria-labelledby', label.id)
  }
}

/** The first control of a label's field; controls of nested fields are ignored. */
export function controlOf(label: Element): HTMLElement | null {
  const field = label.closest('.field-type')
  const controls = [...(field?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  return controls.find((control) => control.closest('.field-type') === field) ?? null
}

function isNamed(control: HTMLElement): boolean {
  if (control.ariaLabel || control.hasAttribute('aria-labelledby')) return true
  return 'labels' in control && control.labels instanceof NodeList && control.labels.length > 0
}
