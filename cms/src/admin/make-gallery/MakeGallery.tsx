'use client'

import { Button, useLocale } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { GalleryPlan } from '../../media-library/gallery/gallery-plan'
import { MAX_IMAGES } from '../../media-library/max-images'
import { fetchPlan } from './gallery-requests'
import { MakeGalleryForm } from './MakeGalleryForm'
import '../dialog/dialog.css'
import './make-gallery.css'

interface Props {
  readonly images: readonly number[]
  /** Resolves when the images are described as the editor sees them. */
  isReady?(): Promise<unknown>
  /** Called when the page exists, before it opens. */
  onMade?(): void
}

/** Button that makes a page with a gallery of these images, after asking for its title and filters. */
export function MakeGallery({ images, isReady, onMade }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [openings, setOpenings] = useState(0)
  const [plan, setPlan] = useState<GalleryPlan | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { code: locale } = useLocale()
  const open = async () => {
    setOpenings(openings + 1)
    setPlan(null)
    setFailure(null)
    dialog.current?.showModal()
    if (images.length > MAX_IMAGES) {
      setFailure(
        `A gallery takes at most ${MAX_IMAGES} images by hand. ${images.length} are selected.`,
      )
      return
    }
    await isReady?.()
    const result = await fetchPlan(images, locale)
    if (typeof result === 'string') setFailure(result)
    else setPlan(result)
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <Button buttonStyle="primary" size="small" margin={false} onClick={() => void open()}>
        Make a gallery
      </Button>
      <dialog
        ref={dialog}
        className="tessera-dialog tessera-make-gallery"
        aria-label="Make a gallery"
      >
        {failure && (
          <>
            <p role="alert">{failure}</p>
            <Button buttonStyle="secondary" onClick={close}>
              Close
            </Button>
          </>
        )}
        {openings > 0 && !failure && (
          <MakeGalleryForm key={openings} {...{ images, plan, onMade }} onClose={close} />
        )}
      </dialog>
    </>
  )
}
