import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import type { Gallery as GalleryData } from '../../../core/types'
import { titleId } from './title-id'

/** Attributes of the root element. Those that the gallery sets itself are not among them. */
export type RootAttributes = Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'id' | 'title' | 'dangerouslySetInnerHTML'
>

/** The root element of a gallery. */
export function GallerySection({
  gallery,
  isOpen,
  isBusy = false,
  sectionRef,
  attributes,
  children,
}: {
  readonly gallery: GalleryData
  /** Whether its lightbox is open. */
  readonly isOpen: boolean
  readonly isBusy?: boolean
  readonly sectionRef?: Ref<HTMLElement> | undefined
  readonly attributes?: RootAttributes | undefined
  readonly children: ReactNode
}) {
  const { id, layout, pattern, title, untitled } = gallery
  return (
    <section
      {...attributes}
      ref={sectionRef}
      id={id}
      data-gallery={id}
      data-layout={layout}
      data-pattern={typeof pattern === 'string' ? pattern : pattern.id}
      data-click={tileClickOf(gallery)}
      data-untitled={untitled ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      {...(title && { 'aria-labelledby': titleId(id) })}
      // Screen readers skip busy content, and the open dialog is part of the section.
      aria-busy={isBusy && !isOpen ? true : undefined}
    >
      {children}
    </section>
  )
}

/** Set where a click on a tile does not open its article. Without a lightbox, `lightbox` means `article`. */
const tileClickOf = ({ tileClick, lightbox }: GalleryData) =>
  tileClick === 'nothing' || (tileClick === 'lightbox' && lightbox) ? tileClick : undefined
