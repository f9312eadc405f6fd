import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useLocale } from '@payloadcms/ui'
import { useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { PreviewImage } from '../gallery-preview/tiles/PreviewImage'
import { BREAKPOINT_LABELS } from '../breakpoint-labels'
import { ArrangeTile } from './ArrangeTile'
import { TileActions } from './TileActions'
import type { ArrangedTiles } from './useArrangement'
import { useTileKeys } from './useTileKeys'
import './arrange.css'
import '../media-library/media-library.css'

interface Props {
  readonly arranged: ArrangedTiles
  /** The tiles of the page. */
  readonly count: number
  readonly layout: string
  readonly style: React.CSSProperties
  readonly styleOf: (index: number) => React.CSSProperties
  readonly canBeLarge: boolean
  readonly ratios: readonly number[]
}

/** The tiles of a gallery, which an editor drags into order with a mouse, a finger or the keyboard. */
export function ArrangeGrid({
  arranged,
  count,
  canBeLarge,
  ratios,
  layout,
  style,
  styleOf,
}: Props) {
  const { shown, move, arrangement } = arranged
  const grid = useRef<HTMLUListElement>(null)
  const keys = useTileKeys(arranged, grid, { count, isRtl: useLocale().rtl ?? false })
  const hint = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  const dragged = shown.find(({ id }) => id === move?.id)
  const current = shown.find(({ id }) => id === keys.current)
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={{ ...QUIET, container: document.body }}
        onDragStart={({ active }) => keys.setCurrent(String(active.id))}
        onDragOver={({ active, over }) =>
          over && arranged.moveOver(String(active.id), String(over.id))
        }
        onDragEnd={({ active, over }) =>
          arranged.drop(over && [String(active.id), String(over.id)])
        }
        onDragCancel={arranged.cancelMove}
      >
        {/* Scrolls long galleries. */}
        <div
          className="tessera-preview__screen"
          role="group"
          aria-label={`${BREAKPOINT_LABELS.wide} preview`}
        >
          <ul
            ref={grid}
            className="tessera-preview__grid"
            data-layout={layout}
            data-moving={move ? '' : undefined}
            style={style}
            aria-label="Tiles"
            onKeyDown={keys.onKeyDown}
          >
            {shown.slice(0, count).map((tile, index) => (
              <ArrangeTile
                key={tile.id}
                tile={tile}
                position={`${index + 1} of ${shown.length}`}
                style={styleOf(index)}
                isCurrent={tile.id === keys.current}
                isMoving={tile.id === move?.id}
                isPinned={arrangement.pinned.includes(tile.id)}
                isLarge={canBeLarge && arrangement.large.includes(tile.id)}
                hint={hint}
                onSelect={() => keys.setCurrent(tile.id)}
              />
            ))}
          </ul>
        </div>
        {createPortal(
          <DragOverlay dropAnimation={null} className="tessera-arrange__overlay">
            {dragged && <PreviewImage tile={dragged} />}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
      <p className="tessera-visually-hidden" id={hint}>
        Press Space to move this tile. Tab leads to its actions.
      </p>
      <p className="tessera-visually-hidden" aria-live="polite">
        {keys.message}
      </p>
      {current && (
        <TileActions
          tile={current}
          isPinned={arrangement.pinned.includes(current.id)}
          isLarge={arrangement.large.includes(current.id)}
          canBeLarge={canBeLarge}
          ratios={ratios}
          onTogglePinned={() => arranged.togglePinned(current.id)}
          onToggleLarge={() => arranged.toggleLarge(current.id)}
        />
      )}
    </>
  )
}

/** The library's own announcements name tiles by their ids. */
const QUIET = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}
