import { memo, useEffect, useState } from 'react'
import { titleOf } from '../../candidate-page/gallery'
import type { Scenario } from '../../candidate-page/scenario'
import { matchingTiles, optionsOf, type StepSelection } from '../../candidate-page/steps'

/** The obvious React gallery: hydrates every tile; `memo` avoids rendering unchanged tiles again. */
export function NaiveGallery({
  scenario,
  onHydrated,
}: {
  readonly scenario: Scenario
  readonly onHydrated?: () => void
}) {
  const [selection, setSelection] = useState<StepSelection>({ a: '', b: '' })
  useEffect(() => onHydrated?.(), [onHydrated])
  const shown = new Set(matchingTiles(scenario, selection))
  return (
    <section>
      <h2>Work</h2>
      <p role="status">
        {shown.size} of {scenario.count} articles
      </p>
      {(['a', 'b'] as const).map((group) => (
        <p key={group}>
          {['', ...optionsOf(scenario)].map((option) => (
            <button
              key={option}
              data-option={`${group}${option}`}
              aria-pressed={selection[group] === option}
              onClick={() => setSelection({ ...selection, [group]: option })}
            >
              {option || 'All'}{' '}
              <span>{matchingTiles(scenario, { ...selection, [group]: option }).length}</span>
            </button>
          ))}
        </p>
      ))}
      <ul id="grid" className="native">
        {Array.from({ length: scenario.count }, (_, index) => (
          <NaiveTile key={index} index={index} off={!shown.has(index)} />
        ))}
      </ul>
    </section>
  )
}

const SPANS = ['span 2/span 2', 'span 1/span 2', 'span 1/span 1', 'span 1/span 1']

const NaiveTile = memo(({ index, off }: { readonly index: number; readonly off: boolean }) => (
  <li className="tile" data-n={index} hidden={off} style={{ gridArea: SPANS[index % 4] }}>
    <article>
      <img src="/image.png" alt="A grey image" width={240} height={180} loading="lazy" />
      <div className="box">
        <h3>
          <a href={`/articles/t${index}`}>{titleOf(index)}</a>
        </h3>
        <p>Ada Lindqvist</p>
        <a className="zoom" href={`?view=t${index}`} aria-label={`Enlarge: ${titleOf(index)}`}>
          <svg viewBox="0 0 24 24" />
        </a>
      </div>
    </article>
  </li>
))
NaiveTile.displayName = 'NaiveTile'
