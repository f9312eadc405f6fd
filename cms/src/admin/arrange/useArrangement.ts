import { useForm } from '@payloadcms/ui'
import type { Arrangement } from '@tessera/content'
import { useState } from 'react'
import type { PreviewTile } from '../gallery-preview/preview'
import { moveTile, toggleLarge, togglePinned } from './arrange'
import { showTiles, type ArrangedGallery } from './show-tiles'

export interface ArrangedTiles {
  /** In order, with the tile that is moved at its new position. */
  readonly shown: readonly PreviewTile[]
  readonly arrangement: Arrangement
  /** The tile that is moved, and the index it shall have; null for none. */
  readonly move: Move | null
  readonly indexOf: (id: string) => number
  /** Shows a tile at the index that another one has before the move. */
  moveOver(id: string, other: string): void
  /** Shows a tile at an index. */
  moveTo(id: string, to: number): void
  /** Stores the move in the form: the one that is shown, or a tile that was dropped on another. */
  drop(onto: readonly [id: string, other: string] | null): void
  cancelMove(): void
  togglePinned(id: string): void
  toggleLarge(id: string): void
}

interface Move {
  readonly id: string
  readonly to: number
}

interface Options {
  readonly gallery: ArrangedGallery
  readonly tiles: readonly PreviewTile[]
  /** Path of the block with a trailing dot. */
  readonly prefix: string
}

/** The tiles of a gallery as the form arranges them. Moves change the order of the gallery to the one by hand. */
export function useArrangement({ gallery, tiles, prefix }: Options): ArrangedTiles {
  const { dispatchFields, setModified } = useForm()
  const [move, setMove] = useState<Move | null>(null)
  const before = showTiles(gallery, tiles)
  const beforeIds = before.map(({ id }) => id)
  const arrangement = move
    ? moveTile(gallery.arrangement, { shown: beforeIds, ...move })
    : gallery.arrangement
  const shown = move ? showTiles(byHand(gallery, arrangement), tiles) : before

  const set = (name: string, value: unknown) =>
    dispatchFields({ type: 'UPDATE', path: prefix + name, value })
  const store = (changed: Arrangement) => {
    set('arrangement', changed)
    setModified(true)
  }
  return {
    shown,
    arrangement,
    move,
    indexOf: (id) => shown.findIndex((tile) => tile.id === id),
    moveOver: (id, other) => setMove({ id, to: beforeIds.indexOf(other) }),
    moveTo: (id, to) => setMove({ id, to: Math.min(beforeIds.length - 1, Math.max(0, to)) }),
    drop: (onto) => {
      const last = onto ? { id: onto[0], to: beforeIds.indexOf(onto[1]) } : move
      setMove(null)
      if (!last || last.to < 0 || beforeIds[last.to] === last.id) return
      store(moveTile(gallery.arrangement, { shown: beforeIds, ...last }))
      set('order', 'picked')
    },
    cancelMove: () => setMove(null),
    togglePinned: (id) => store(togglePinned(gallery.arrangement, id)),
    toggleLarge: (id) => store(toggleLarge(gallery.arrangement, id)),
  }
}

/** The order by hand leaves no tile to Fit shapes. */
const byHand = (gallery: ArrangedGallery, arrangement: Arrangement): ArrangedGallery => ({
  ...gallery,
  arrangement,
  order: 'picked',
  fitShapes: false,
})
