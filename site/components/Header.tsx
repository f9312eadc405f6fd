import type { Chrome } from '../pages/chrome'
import { SEARCH_PATH } from '../wire/search'
import { Logo } from './Logo'
import { SearchBox } from './SearchBox'

/** The menu is a popover on phones and a row on wider pages: one list, no script. */
export function Header({ chrome }: { readonly chrome: Chrome }) {
  const { menu, path, words } = chrome
  return (
    <header className="site-header">
      <a className="site-name" href="/" aria-current={path === '/' ? 'page' : undefined}>
        <Logo chrome={chrome} />
      </a>
      <button type="button" className="menu-button" popoverTarget="menu">
        {words.header.menu}
      </button>
      <div id="menu" className="site-menu" popover="auto">
        {menu.length > 0 && (
          <nav aria-label={words.header.main}>
            <ul>
              {menu.map(({ label, href }) => (
                <li key={`${href} ${label}`}>
                  <a href={href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {/* The results page has a larger one. */}
        {path !== SEARCH_PATH && (
          <div data-search-box>
            <SearchBox id="site-search" query="" words={words.search} />
          </div>
        )}
      </div>
    </header>
  )
}

/** A link to a part of the page is not the page. */
const isCurrent = (href: string, path: string) => href === path
