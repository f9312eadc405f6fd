import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ExamplePage } from './ExamplePage'
import './example.css'

const sources = import.meta.glob<string>('./*/page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Renders an example into its page. */
export function show(example: ReactNode) {
  const folder = location.pathname.split('/').at(-2) ?? ''
  const source = sources[`./${folder}/page.tsx`] ?? ''
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <ExamplePage folder={folder} source={source}>
          {example}
        </ExamplePage>
      </StrictMode>,
    )
}
