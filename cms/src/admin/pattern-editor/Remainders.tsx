import type { PatternBreakpoint } from '@tessera/gallery/layouts'
import { FloorPlan } from '../floor-plan/FloorPlan'

/** How a gallery ends, for each number of tiles that no whole repetition is left for. */
export function Remainders({
  breakpoint: { columns, remainders },
}: {
  readonly breakpoint: PatternBreakpoint
}) {
  const rests = Object.entries(remainders)
  if (!rests.length) return null
  return (
    <section className="tessera-remainders" aria-label="Last tiles">
      <p>When tiles are left over at the end</p>
      <ul>
        {rests.map(([rest, spans]) => (
          <li key={rest}>
            <FloorPlan columns={columns} spans={spans} numbered />
            <span>{rest === '1' ? '1 tile' : `${rest} tiles`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
