import { serveOpenMenu } from '@tessera/gallery/dom'
import { PANEL_QUERY } from './panel-query'

/**
 * Adds to the menu what popovers lack: it reports which menu is open, keeps sub-menus at their buttons, moves in them by
 * the arrow keys, expands them in place in the panel of phones, and closes a sub-menu when the focus leaves it.
 */
export function mountMenu(header: HTMLElement): void {
  const panel = matchMedia(PANEL_QUERY)
  for (const button of header.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const list = document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (!list) continue
    const setExpanded = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen))
    setExpanded(list.matches(':popover-open'))
    list.addEventListener('beforetoggle', ({ newState }) => setExpanded(newState === 'open'))
    panel.addEventListener('change', () => list.hidePopover())
    if (button.matches('[data-dropdown]')) mountSubMenu({ button, list, panel, setExpanded })
  }
}

interface SubMenu {
  readonly button: HTMLButtonElement
  readonly list: HTMLElement
  /** Matches while the menu is a panel. */
  readonly panel: MediaQueryList
  readonly setExpanded: (isOpen: boolean) => void
}

function mountSubMenu({ button, list, panel, setExpanded }: SubMenu): void {
  // In the panel a sub-menu is not a popover. The one with the current page is expanded from the start.
  const reset = () => setExpanded(panel.matches && button.hasAttribute('data-current'))
  if (panel.matches) reset()
  panel.addEventListener('change', reset)
  button.addEventListener('click', (event) => {
    if (!panel.matches) return
    event.preventDefault()
    setExpanded(button.getAttribute('aria-expanded') !== 'true')
  })
  let stopServing: (() => void) | undefined
  const serve = (isOpen: boolean) => {
    stopServing?.()
    stopServing = isOpen ? serveOpenMenu(list, button) : undefined
  }
  serve(list.matches(':popover-open'))
  list.addEventListener('beforetoggle', ({ newState }) => serve(newState === 'open'))
  const entry = button.parentElement
  entry?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !entry.contains(relatedTarget)) list.hidePopover()
  })
  // Safari does not focus a clicked button, so the focus would not return to it.
  entry?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && list.matches(':popover-open')) button.focus()
  })
}
