import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Frame } from './frame'
import './example.css'

const sources = import.meta.glob<string>('./*/page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Shows an example in its page. */
export function show(example: ReactNode) {
  const folder = location.pathname.split('/')[1] ?? ''
  const source = sources[`./${folder}/page.tsx`] ?? ''
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Frame folder={folder} source={source}>
          {example}
        </Frame>
      </StrictMode>,
    )
}
