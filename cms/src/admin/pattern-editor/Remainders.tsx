import type { PatternBreakpoint } from '@tessera/gallery/layouts'
import { PatternThumbnail } from '../pattern-thumbnail/PatternThumbnail'

/** Shows how a gallery ends for each number of tiles that do not fill the last repetition. */
export function Remainders({
  breakpoint: { columns, remainders },
}: {
  readonly breakpoint: PatternBreakpoint
}) {
  const entries = Object.entries(remainders)
  if (!entries.length) return null
  return (
    <section className="tessera-remainders" aria-label="Last tiles">
      <p>When the last repetition is incomplete</p>
      <ul>
        {entries.map(([count, spans]) => (
          <li key={count}>
            <PatternThumbnail columns={columns} spans={spans} numbered />
            <span>{count === '1' ? '1 tile' : `${count} tiles`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
