import type { Chrome } from '../pages/chrome'
import { Languages } from './Languages'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'
import { SearchBox } from './SearchBox'

/** The menu is a popover on phones and a row on wider pages: one list, no script. */
export function Header({ chrome }: { readonly chrome: Chrome }) {
  const { menu, path, words, home, searchPath } = chrome
  // The results page has a larger one.
  const hasSearch = chrome.hasSearch && path !== searchPath
  return (
    <header className="site-header">
      <a className="site-name" href={home} aria-current={path === home ? 'page' : undefined}>
        <Logo chrome={chrome} />
      </a>
      {(menu.length > 0 || chrome.languages.length > 1) && (
        <>
          <button type="button" className="menu-button" popoverTarget="menu">
            {words.header.menu}
          </button>
          <div id="menu" className="site-menu" popover="auto">
            {menu.length > 0 && <MainMenu menu={menu} path={path} words={words.header} />}
            <Languages chrome={chrome} />
          </div>
        </>
      )}
      {hasSearch && (
        <div data-search-box>
          <SearchBox id="site-search" action={searchPath} query="" words={words.search} />
        </div>
      )}
    </header>
  )
}
