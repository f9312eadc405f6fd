'use client'

import { useConfig, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type KeyboardEvent } from 'react'
import { DragRect } from './drag-selection/DragRect'
import { useDragSelection } from './drag-selection/useDragSelection'
import { moveFocus } from './move-focus'
import { libraryImage, type LibraryImage } from './library-image'
import { useLibraryOptions } from './LibraryOptions'
import { Thumbnail } from './Thumbnail'

const COLLECTION = 'media'

/** The images of the page. Click, Shift+click, a drag, Space and the arrow keys select; in a drawer of one image, they pick it. */
export function ThumbnailGrid() {
  const { data } = useListQuery()
  const { selected, setSelection } = useSelection()
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { size, picksOne, live } = useLibraryOptions()
  const { routes } = useConfig().config
  const router = useRouter()
  const [current, setCurrent] = useState(0)
  const anchor = useRef(0)
  const grid = useRef<HTMLUListElement>(null)
  const docs: readonly { id: number | string }[] = data?.docs ?? []
  const images = docs.map((doc) => libraryImage.parse(doc))
  const pathOf = ({ id }: LibraryImage) => `${routes.admin}/collections/${COLLECTION}/${id}`

  const select = (index: number, extend: boolean) => {
    const doc = docs[index]
    if (!doc) return
    setCurrent(index)
    if (picksOne) {
      onSelect?.({ collectionSlug: COLLECTION, doc, docID: String(doc.id) })
      return
    }
    if (extend) {
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)]
      for (const { id } of docs.slice(from, to + 1)) if (!selected.get(id)) setSelection(id)
      return
    }
    anchor.current = index
    setSelection(doc.id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const image = images[current]
    if (event.key === 'Enter' && image && !isInDrawer) {
      event.preventDefault()
      router.push(pathOf(image))
      return
    }
    if (!grid.current) return
    const next = moveFocus(grid.current, event.key, current)
    if (next === null) return
    event.preventDefault()
    setCurrent(next)
    if (event.shiftKey && !picksOne) select(next, true)
  }

  const drag = useDragSelection({
    list: grid,
    onSelect: (indexes) => {
      for (const index of indexes) {
        const id = docs[index]?.id
        if (id !== undefined && !selected.get(id)) setSelection(id)
      }
    },
  })

  return (
    <ul
      ref={grid}
      className="tessera-thumbnails"
      data-size={size}
      aria-label="Images"
      onKeyDown={onKeyDown}
      {...(!picksOne && drag.handlers)}
    >
      {images.map((image, index) => (
        <Thumbnail
          key={image.id}
          image={image}
          isLive={live.includes(image.id)}
          href={isInDrawer ? null : pathOf(image)}
          isSelected={selected.get(image.id) ?? false}
          picksOne={picksOne}
          isTabStop={index === Math.min(current, images.length - 1)}
          onSelect={(extend) => select(index, extend)}
        />
      ))}
      {drag.rect && <DragRect rect={drag.rect} />}
    </ul>
  )
}
