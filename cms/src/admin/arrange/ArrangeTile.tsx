import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { CSSProperties } from 'react'
import type { PreviewTile } from '../gallery-preview/preview'
import { PreviewImage } from '../gallery-preview/tiles/PreviewImage'

interface Props {
  readonly tile: PreviewTile
  /** Such as `3 of 24`. */
  readonly position: string
  readonly style: CSSProperties
  /** Tab stops at one tile; the arrow keys reach the others. */
  readonly isCurrent: boolean
  readonly isMoving: boolean
  readonly isPinned: boolean
  readonly isLarge: boolean
  /** Id of the text that says what the keys do. */
  readonly hint: string
  onSelect(): void
}

/** A tile that can be dragged. */
export function ArrangeTile({ tile, position, style, hint, onSelect, ...state }: Props) {
  const { isCurrent, isMoving, isPinned, isLarge } = state
  const { setNodeRef: setDraggable, listeners } = useDraggable({ id: tile.id })
  const { setNodeRef: setDroppable } = useDroppable({
    id: tile.id,
    // The cells stay where they are at the start, while the tiles flow around the pointer.
    resizeObserverConfig: { disabled: true },
  })
  const marks = `${isPinned ? ', pinned' : ''}${isLarge ? ', large' : ''}`
  return (
    <li
      ref={setDroppable}
      style={style}
      data-text-cover={tile.image ? undefined : ''}
      data-current={isCurrent ? '' : undefined}
      data-dragged={isMoving ? '' : undefined}
    >
      <PreviewImage tile={tile} />
      <button
        ref={setDraggable}
        {...listeners}
        type="button"
        className="tessera-arrange__handle"
        title={tile.title}
        aria-label={`${tile.title}, ${position}${marks}`}
        aria-roledescription="movable tile"
        aria-describedby={hint}
        aria-pressed={isMoving}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onSelect}
        onFocus={onSelect}
      />
      {(isPinned || isLarge) && (
        <div className="tessera-arrange__marks" aria-hidden="true">
          {isPinned && <span>Pinned</span>}
          {isLarge && <span>Large</span>}
        </div>
      )}
    </li>
  )
}
