import { lazyFeature } from '../loading/lazy-feature'
import { PANEL_QUERY } from './panel-query'
import type { SubMenu } from './serve-sub-menus'

/** Without it, sub-menus open and close where the style sheet places them. */
const loadServing = lazyFeature('serve-sub-menus', (subMenus: readonly SubMenu[]) =>
  import('./serve-sub-menus').then((code) => code.serveSubMenus(subMenus)),
)

/**
 * Adds to the menu what popovers lack: it reports which menu is open, expands sub-menus in place in the panel of phones,
 * and closes a sub-menu when the focus leaves it.
 */
export function mountMenu(header: HTMLElement): void {
  const panel = matchMedia(PANEL_QUERY)
  const subMenus: SubMenu[] = []
  for (const button of header.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const list = document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (!list) continue
    const setExpanded = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen))
    setExpanded(list.matches(':popover-open'))
    list.addEventListener('beforetoggle', ({ newState }) => setExpanded(newState === 'open'))
    panel.addEventListener('change', () => list.hidePopover())
    if (!button.matches('[data-dropdown]')) continue
    mountSubMenu({ button, list, panel, setExpanded })
    subMenus.push({ button, list })
  }
  if (subMenus.length > 0) void loadServing(subMenus)
}

interface MountedSubMenu extends SubMenu {
  /** Matches while the menu is a panel. */
  readonly panel: MediaQueryList
  readonly setExpanded: (isOpen: boolean) => void
}

function mountSubMenu({ button, list, panel, setExpanded }: MountedSubMenu): void {
  // In the panel a sub-menu is not a popover. The one with the current page is expanded from the start.
  const reset = () => setExpanded(panel.matches && button.hasAttribute('data-current'))
  if (panel.matches) reset()
  panel.addEventListener('change', reset)
  button.addEventListener('click', (event) => {
    if (!panel.matches) return
    event.preventDefault()
    setExpanded(button.getAttribute('aria-expanded') !== 'true')
  })
  const entry = button.parentElement
  entry?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !entry.contains(relatedTarget)) list.hidePopover()
  })
  // Safari does not focus a clicked button, so the focus would not return to it.
  entry?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && list.matches(':popover-open')) button.focus()
  })
}
