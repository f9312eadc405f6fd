import { memo, useEffect, useState } from 'react'
import { titleOf } from '../../stage/gallery'
import type { Scene } from '../../stage/scene'
import { matching, optionsOf, type Chosen } from '../../stage/steps'

/** What one writes first in React: every tile is hydrated, memo keeps those that stay from rendering again. */
export function NaiveGallery({
  scene,
  onAwake,
}: {
  readonly scene: Scene
  readonly onAwake?: () => void
}) {
  const [chosen, setChosen] = useState<Chosen>({ a: '', b: '' })
  useEffect(() => onAwake?.(), [onAwake])
  const shown = new Set(matching(scene, chosen))
  return (
    <section>
      <h2>Work</h2>
      <p role="status">
        {shown.size} of {scene.count} articles
      </p>
      {(['a', 'b'] as const).map((group) => (
        <p key={group}>
          {['', ...optionsOf(scene)].map((option) => (
            <button
              key={option}
              data-option={`${group}${option}`}
              aria-pressed={chosen[group] === option}
              onClick={() => setChosen({ ...chosen, [group]: option })}
            >
              {option || 'All'}{' '}
              <span>{matching(scene, { ...chosen, [group]: option }).length}</span>
            </button>
          ))}
        </p>
      ))}
      <ul id="grid" className="native">
        {Array.from({ length: scene.count }, (_, index) => (
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
