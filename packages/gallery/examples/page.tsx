import { createRoot } from 'react-dom/client'
import examples from './examples.json' with { type: 'json' }
import './example.css'

/** The list of all examples with their screenshots. */
function Index() {
  return (
    <>
      <header data-example-header>
        <h1>Examples</h1>
        <p>One folder per feature: page, source and test.</p>
      </header>
      <main>
        <ul data-examples>
          {examples.map(({ folder, title, description }, index) => (
            <li key={folder}>
              <img
                src={`/${folder}/screenshot.jpg`}
                alt=""
                width={640}
                height={400}
                loading={index < 6 ? 'eager' : 'lazy'}
              />
              <h2>
                <a href={`/${folder}/`}>{title}</a>
              </h2>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Index />)
