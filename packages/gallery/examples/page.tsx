import { Gallery } from '@tessera/gallery'
import { createRoot } from 'react-dom/client'
import examples from './examples.json' with { type: 'json' }
import guides from './guides/guides.json' with { type: 'json' }
import works from './works.json' with { type: 'json' }
import './example.css'

const images = works
  .slice(0, 8)
  .map(({ id, width, height, alt }) => ({ src: `./images/${id}.webp`, width, height, alt }))

const USE = `import { Gallery } from '@tessera/gallery'
import '@tessera/gallery/simple.css'

<Gallery images={[{ src, width, height, alt }]} />`

const groups = [...new Set(examples.map(({ group }) => group))]

/** The first page: what the package is, and the list of all guides and examples. */
function Index() {
  return (
    <div data-site-index>
      <header data-example-header>
        <h1>Tessera Gallery</h1>
        <p>
          A filterable gallery for React with a lightbox. Rendered on the server, complete without
          script, no dependencies.
        </p>
        <pre tabIndex={0} aria-label="The shortest use">
          <code>{USE}</code>
        </pre>
        <nav aria-label="Guides">
          {guides.map(({ folder, title }) => (
            <a key={folder} href={`./${folder}/`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <Gallery images={images} />
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            <Examples group={group} />
          </section>
        ))}
      </main>
    </div>
  )
}

const Examples = ({ group }: { readonly group: string }) => (
  <ul data-examples>
    {examples
      .filter((example) => example.group === group)
      .map(({ folder, title, description }) => (
        <li key={folder}>
          <img src={`./${folder}/screenshot.jpg`} alt="" width={640} height={400} loading="lazy" />
          <h3>
            <a href={`./${folder}/`}>{title}</a>
          </h3>
          <p>{description}</p>
        </li>
      ))}
  </ul>
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<Index />)
