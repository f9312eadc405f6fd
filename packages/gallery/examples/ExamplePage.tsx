import type { ReactNode } from 'react'
import examples from './examples.json' with { type: 'json' }
import { SiteFrame } from './SiteFrame'

/** The page of an example: description, example, source. */
export function ExamplePage({
  folder,
  source,
  children,
}: {
  readonly folder: string
  readonly source: string
  readonly children: ReactNode
}) {
  const example = examples.find((entry) => entry.folder === folder)
  return (
    <SiteFrame folder={folder}>
      <header data-example-header>
        <h1>{example?.title}</h1>
        <p>{example?.description}</p>
      </header>
      <div data-example>{children}</div>
      <footer data-example-source>
        <h2>How it is written</h2>
        <pre tabIndex={0} aria-label="Source">
          <code>{source}</code>
        </pre>
      </footer>
    </SiteFrame>
  )
}
