import type { ReactNode } from 'react'
import examples from './examples.json' with { type: 'json' }
import guides from './guides/guides.json' with { type: 'json' }

const groups = [...new Set(examples.map(({ group }) => group))]

/** Every page but the first: the navigation of the site beside its content. Links are relative, for any base path. */
export function SiteFrame({
  folder,
  children,
}: {
  readonly folder: string
  readonly children: ReactNode
}) {
  const links = (list: readonly { readonly folder: string; readonly title: string }[]) => (
    <ul>
      {list.map((entry) => (
        <li key={entry.folder}>
          <a
            href={`../${entry.folder}/`}
            aria-current={entry.folder === folder ? 'page' : undefined}
          >
            {entry.title}
          </a>
        </li>
      ))}
    </ul>
  )
  const menu = (
    <>
      <h2>Guides</h2>
      {links(guides)}
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          {links(examples.filter((entry) => entry.group === group))}
        </section>
      ))}
    </>
  )
  return (
    <div data-site-frame>
      <header data-site-header>
        <a href="../">Tessera Gallery</a>
        <details>
          <summary>Menu</summary>
          <nav aria-label="All pages">{menu}</nav>
        </details>
      </header>
      <nav data-site-menu aria-label="Pages">
        {menu}
      </nav>
      <main data-site-content>{children}</main>
    </div>
  )
}
