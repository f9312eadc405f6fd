import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PreviewTile } from '../../gallery-preview/preview'
import { FocalPointForm } from './FocalPointForm'
import '../../dialog/dialog.css'
import './focal-point.css'

interface Props {
  readonly title: string
  readonly image: NonNullable<PreviewTile['image']>
  readonly ratios: readonly number[]
}

/** Opens a dialog that sets the focal point of an image. */
export function FocalPointButton({ title, image, ratios }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        Focal point …
      </button>
      {/* Outside the form of the page, which Enter would submit. */}
      {createPortal(
        <dialog
          ref={dialog}
          className="tessera-dialog tessera-focal-point"
          aria-label={`Focal point of ${title}`}
          onClose={() => setIsOpen(false)}
        >
          {isOpen && <FocalPointForm title={title} image={image} ratios={ratios} onClose={close} />}
        </dialog>,
        document.body,
      )}
    </>
  )
}
