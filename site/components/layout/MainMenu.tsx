import type { Messages } from '../../i18n/messages'
import type { MenuEntry } from './page-shell-props'

/** Links of the header. An entry with sub-links has a button that opens them as a popover, so it works without script. */
export function MainMenu({
  menu,
  path,
  messages,
}: {
  readonly menu: readonly MenuEntry[]
  /** Of the current page. */
  readonly path: string
  readonly messages: Messages['header']
}) {
  return (
    <nav aria-label={messages.main}>
      <ul>
        {menu.map(({ label, href, items }, index) => {
          const current = href === path ? 'page' : hasCurrent(items, path) ? 'true' : undefined
          return (
            <li key={`${index} ${label}`}>
              {href !== null && (
                <a href={href} aria-current={current}>
                  {label}
                </a>
              )}
              {items.length > 0 && (
                <>
                  <button
                    type="button"
                    data-dropdown
                    popoverTarget={`menu-${index}`}
                    aria-label={href === null ? undefined : messages.subMenu(label)}
                    aria-current={href === null ? current : undefined}
                    data-current={hasCurrent(items, path) ? '' : undefined}
                  >
                    {href === null && label}
                  </button>
                  <ul id={`menu-${index}`} popover="auto">
                    {items.map((link) => (
                      <li key={`${link.href} ${link.label}`}>
                        <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
                          {link.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Links with a hash lead to a part of a page and do not count as the current page. */
const hasCurrent = (items: MenuEntry['items'], path: string) =>
  items.some(({ href }) => href === path)
