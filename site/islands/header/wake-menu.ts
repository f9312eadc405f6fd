/** Where the menu is a panel: styles/header.css says the same. */
const IS_PANEL = '(width < 48rem)'

/**
 * What the browser's popovers leave to script: saying which menu is open, opening sub-menus in place in the phone's panel,
 * and closing them when the focus goes elsewhere.
 */
export function wakeMenu(header: HTMLElement): void {
  const panel = matchMedia(IS_PANEL)
  for (const button of header.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const list = document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (!list) continue
    const tell = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen))
    tell(list.matches(':popover-open'))
    list.addEventListener('toggle', (event) => {
      if (event.target === list) tell(event.newState === 'open')
    })
    panel.addEventListener('change', () => list.hidePopover())
    if (button.matches('[data-dropdown]')) wakeSubMenu({ button, list, panel, tell })
  }
}

interface SubMenu {
  readonly button: HTMLButtonElement
  readonly list: HTMLElement
  /** Matches while the menu is a panel. */
  readonly panel: MediaQueryList
  readonly tell: (isOpen: boolean) => void
}

function wakeSubMenu({ button, list, panel, tell }: SubMenu): void {
  // In the panel it is open in place: part of it, and no popover.
  const fold = () => tell(panel.matches && button.hasAttribute('data-current'))
  if (panel.matches) fold()
  panel.addEventListener('change', fold)
  button.addEventListener('click', (event) => {
    if (!panel.matches) return
    event.preventDefault()
    tell(button.getAttribute('aria-expanded') !== 'true')
  })
  const entry = button.parentElement
  entry?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !entry.contains(relatedTarget)) list.hidePopover()
  })
  // Some browsers do not focus a button that is clicked: they would not know where to return to.
  entry?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && list.matches(':popover-open')) button.focus()
  })
}
