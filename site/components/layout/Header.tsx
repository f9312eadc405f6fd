import { Languages } from './Languages'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'
import type { PageShellProps } from './page-shell-props'
import { SearchBox } from './SearchBox'

/** The menu is one list: a popover on phones and a row on wider pages. It works without script. */
export function Header({ shell }: { readonly shell: PageShellProps }) {
  const { menu, path, messages, home, searchPath } = shell
  // The results page has a larger search box.
  const hasSearch = shell.hasSearch && path !== searchPath
  return (
    <header className="site-header">
      <a className="site-name" href={home} aria-current={path === home ? 'page' : undefined}>
        <Logo shell={shell} />
      </a>
      {(menu.length > 0 || shell.languages.length > 1) && (
        <>
          <button type="button" className="menu-button" popoverTarget="menu">
            <span>{messages.header.menu}</span>
            <span>{messages.dialog.close}</span>
          </button>
          <div id="menu" className="site-menu" popover="auto">
            {menu.length > 0 && <MainMenu menu={menu} path={path} messages={messages.header} />}
            <Languages shell={shell} />
          </div>
        </>
      )}
      {hasSearch && (
        <div data-search-box>
          <SearchBox id="site-search" action={searchPath} query="" messages={messages.search} />
        </div>
      )}
    </header>
  )
}
