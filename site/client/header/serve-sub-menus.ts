import { serveOpenMenu } from '@tessera/gallery/dom'

/**
 * Keeps open sub-menus at their buttons and moves in them by the arrow keys. In the panel of phones they are no popovers,
 * so they never toggle.
 */
export function serveSubMenus(subMenus: readonly SubMenu[]): void {
  for (const { button, list } of subMenus) {
    let stopServing: (() => void) | undefined
    const serve = (isOpen: boolean) => {
      stopServing?.()
      stopServing = isOpen ? serveOpenMenu(list, button) : undefined
    }
    serve(list.matches(':popover-open'))
    list.addEventListener('beforetoggle', ({ newState }) => serve(newState === 'open'))
  }
}

export interface SubMenu {
  readonly button: HTMLElement
  readonly list: HTMLElement
}
