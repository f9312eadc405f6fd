import type { ReactNode } from 'react'
import examples from './examples.json' with { type: 'json' }

/** The page around an example: what it shows, the example, how it is written. */
export function Frame({
  folder,
  source,
  children,
}: {
  readonly folder: string
  readonly source: string
  readonly children: ReactNode
}) {
  const example = examples.find((one) => one.folder === folder)
  return (
    <>
      <header data-example-header>
        <nav>
          <a href="/">Examples</a>
        </nav>
        <h1>{example?.title}</h1>
        <p>{example?.what}</p>
      </header>
      <main>{children}</main>
      <footer data-example-source>
        <h2>How it is written</h2>
        <pre tabIndex={0} aria-label="Source">
          <code>{source}</code>
        </pre>
      </footer>
    </>
  )
}
