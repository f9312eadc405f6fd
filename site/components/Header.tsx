import type { Chrome } from '../pages/chrome'
import { SEARCH_PATH } from '../wire/search'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'
import { SearchBox } from './SearchBox'

/** The menu is a popover on phones and a row on wider pages: one list, no script. */
export function Header({ chrome }: { readonly chrome: Chrome }) {
  const { menu, path, words } = chrome
  // The results page has a larger one.
  const hasSearch = chrome.hasSearch && path !== SEARCH_PATH
  return (
    <header className="site-header">
      <a className="site-name" href="/" aria-current={path === '/' ? 'page' : undefined}>
        <Logo chrome={chrome} />
      </a>
      {(menu.length > 0 || hasSearch) && (
        <>
          <button type="button" className="menu-button" popoverTarget="menu">
            {words.header.menu}
          </button>
          <div id="menu" className="site-menu" popover="auto">
            {menu.length > 0 && <MainMenu menu={menu} path={path} words={words.header} />}
            {hasSearch && (
              <div data-search-box>
                <SearchBox id="site-search" query="" words={words.search} />
              </div>
            )}
          </div>
        </>
      )}
    </header>
  )
}
