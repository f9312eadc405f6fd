import { useEffect, useRef } from 'react'
import { watchLinks } from '@tessera/gallery/linked'
import { show } from '../show'

/** Links with `data-lightbox-link` open as one set of slides. All others are plain links. */
function Text() {
  const text = useRef<HTMLElement>(null)
  useEffect(() => (text.current ? watchLinks(text.current) : undefined), [])
  return (
    <article ref={text} data-example-text>
      <p>
        The sea was cut in eight rows (
        <a data-lightbox-link href="../articles/seventh-wave/">
          The Seventh Wave
        </a>
        ), printed on sheets of three sizes (
        <a data-lightbox-link href="#sizes">
          the sizes
        </a>
        ) and hung by the harbour (
        <a data-lightbox-link href="../images/harbour-lights.webp">
          by day
        </a>
        ,{' '}
        <a data-lightbox-link href="../images/harbour-lights.webm">
          by night
        </a>
        ). What is left of the edition is <a href="../articles/seven-stones/">another story</a>.
      </p>
      <table id="sizes">
        <caption>Sheets</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Millimetres</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Small</td>
            <td>210 × 148</td>
          </tr>
          <tr>
            <td>Middle</td>
            <td>297 × 210</td>
          </tr>
          <tr>
            <td>Large</td>
            <td>420 × 297</td>
          </tr>
        </tbody>
      </table>
    </article>
  )
}

show(<Text />)
