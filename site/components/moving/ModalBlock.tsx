import type { ModalBlock as Block } from '@tessera/content'
import { useId } from 'react'
import type { Documents } from '../../pages/chrome'
import { Prose } from '../Prose'
import { TurnIcon } from './TurnIcon'

/** A text that opens over the page. Without script it is a popover, and in its place for a link that leads to it. */
export function ModalBlock({
  block: { id: name, buttonLabel, title, content },
  documents,
}: {
  readonly block: Block
  readonly documents: Documents
}) {
  const id = `modal-${name}`
  const titleId = useId()
  if (documents.isPlain)
    return (
      <>
        <h2>{title}</h2>
        <Prose content={content} documents={documents} />
      </>
    )
  return (
    <div className="modal-block">
      {buttonLabel !== null && (
        <button
          type="button"
          className="modal-opener"
          data-modal-open=""
          popoverTarget={id}
          aria-haspopup="dialog"
        >
          {buttonLabel}
        </button>
      )}
      <dialog id={id} popover="auto" className="modal" data-modal="" aria-labelledby={titleId}>
        <div className="modal-sheet">
          {/* First, and so what a browser focuses: the first link of a long text would be scrolled to. */}
          <button
            type="button"
            className="modal-close"
            data-modal-close=""
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={documents.words.dialog.close}
          >
            <TurnIcon name="close" />
          </button>
          <h2 id={titleId}>{title}</h2>
          <Prose content={content} documents={documents} />
        </div>
      </dialog>
    </div>
  )
}
