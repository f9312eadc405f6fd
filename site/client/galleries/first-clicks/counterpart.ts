/** Attributes of the elements that tell which of a gallery's controls is meant. */
const CONTAINERS = ['data-filter-group', 'data-sort', 'data-tile', 'data-paging']

/** What a control is, whatever state its gallery is in. The label of an option has a number that changes. */
export const keyOf = (control: Element): string =>
  [
    control.localName,
    ...CONTAINERS.map((name) => control.closest(`[${name}]`)?.getAttribute(name)),
    control.getAttribute('data-option') ?? control.ariaLabel,
  ].join()

/** The control with a key. */
export const findControl = (root: Element, key: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('a, button, input')].find((each) => keyOf(each) === key)
