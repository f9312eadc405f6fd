import type { MenuEntry } from '../pages/chrome'
import type { Words } from '../words/words'

/** The links of the header. An entry with links of its own has a button that opens them: a popover, so no script is needed. */
export function MainMenu({
  menu,
  path,
  words,
}: {
  readonly menu: readonly MenuEntry[]
  /** Of the page shown. */
  readonly path: string
  readonly words: Words['header']
}) {
  return (
    <nav aria-label={words.main}>
      <ul>
        {menu.map(({ label, href, items }, place) => {
          const current = href === path ? 'page' : isCurrentBelow(items, path) ? 'true' : undefined
          return (
            <li key={`${place} ${label}`}>
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
                    popoverTarget={`menu-${place}`}
                    aria-label={href === null ? undefined : words.subMenu(label)}
                    aria-current={href === null ? current : undefined}
                    data-current={isCurrentBelow(items, path) ? '' : undefined}
                  >
                    {href === null && label}
                  </button>
                  <ul id={`menu-${place}`} popover="auto">
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

/** A link to a part of a page is not the page. */
const isCurrentBelow = (items: MenuEntry['items'], path: string) =>
  items.some(({ href }) => href === path)
