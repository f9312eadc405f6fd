import { Button } from '@payloadcms/ui'
import { useRef, useState, type KeyboardEvent } from 'react'
import { srcSet } from '../../media-library/library-image'
import { moveFocus } from '../../media-library/move-focus'
import type { FoundWork, PickedKind } from './find-works'
import { useFoundWorks } from './useFoundWorks'
import '../../media-library/media-library.css'

type Picked = Readonly<Record<PickedKind, readonly number[]>>

interface Props {
  /** What the gallery shows. */
  readonly kinds: readonly PickedKind[]
  readonly initial: Picked
  onPick(picked: Picked): void
  onCancel(): void
}

const KIND_LABELS: Readonly<Record<PickedKind, string>> = { articles: 'Articles', images: 'Images' }

/** A grid of works with a search. Picked ones are checked. */
export function WorkPickerForm({ kinds, initial, onPick, onCancel }: Props) {
  const [kind, setKind] = useState<PickedKind>(kinds[0] ?? 'articles')
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState(initial)
  const [current, setCurrent] = useState(0)
  const grid = useRef<HTMLUListElement>(null)
  const { status, works, hasMore, showMore } = useFoundWorks(kind, query)
  const tabStop = Math.min(current, works.length - 1)
  const count = kinds.reduce((sum, each) => sum + picked[each].length, 0)
  const toggle = (id: number) => {
    const before = picked[kind]
    const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id]
    setPicked({ ...picked, [kind]: after })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (grid.current && moveFocus(grid.current, event.key, tabStop) !== null) event.preventDefault()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onPick(picked)
      }}
    >
      <h2>Pick works</h2>
      <div className="tessera-work-picker__bar">
        <label>
          <span className="tessera-visually-hidden">Search works</span>
          <input
            className="tessera-input"
            type="search"
            placeholder="Search"
            // Mounted when the dialog is open.
            autoFocus
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            // Enter would close the dialog.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
        {kinds.length > 1 &&
          kinds.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === kind}
              onClick={() => setKind(each)}
            >
              {KIND_LABELS[each]}
            </button>
          ))}
      </div>
      <ul
        ref={grid}
        className="tessera-thumbnails tessera-work-picker__works"
        aria-label={KIND_LABELS[kind]}
        onKeyDown={onKeyDown}
      >
        {works.map((work, index) => (
          <PickableWork
            key={`${kind} ${work.id}`}
            work={work}
            isPicked={picked[kind].includes(work.id)}
            isTabStop={index === tabStop}
            onToggle={() => toggle(work.id)}
            onFocus={() => setCurrent(index)}
          />
        ))}
        {hasMore && (
          <li>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={showMore}>
              Show more
            </Button>
          </li>
        )}
      </ul>
      <p role="status">{statusText(status, works.length)}</p>
      <div className="tessera-work-picker__buttons">
        <Button type="submit" margin={false}>
          {count === 1 ? 'Use 1 picked work' : `Use ${count} picked works`}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function statusText(status: 'loading' | 'shown' | 'failed', count: number): string {
  if (status === 'loading') return 'Loading …'
  if (status === 'failed') return 'They could not be loaded. Type in the search to try again.'
  return count === 0 ? 'Nothing matches.' : ''
}

interface WorkProps {
  readonly work: FoundWork
  readonly isPicked: boolean
  /** Tab stops at one work; the arrow keys reach the others. */
  readonly isTabStop: boolean
  onToggle(): void
  onFocus(): void
}

function PickableWork({ work, isPicked, isTabStop, onToggle, onFocus }: WorkProps) {
  const { title, image } = work
  const file = image?.variants[0]
  return (
    <li className="tessera-thumbnail" data-selected={isPicked || undefined}>
      <button
        type="button"
        role="checkbox"
        aria-checked={isPicked}
        aria-label={title}
        className="tessera-thumbnail__image"
        tabIndex={isTabStop ? 0 : -1}
        onClick={onToggle}
        onFocus={onFocus}
      >
        {image && file ? (
          <img
            src={file.url}
            srcSet={srcSet(image)}
            sizes="auto, 200px"
            alt=""
            loading="lazy"
            draggable={false}
          />
        ) : (
          <span className="tessera-work-picker__cover">{title}</span>
        )}
        <span className="tessera-thumbnail__check" aria-hidden="true" />
      </button>
      <span className="tessera-thumbnail__name">{title}</span>
    </li>
  )
}
