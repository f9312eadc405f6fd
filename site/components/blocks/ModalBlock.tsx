import type { ModalBlock as Block } from '@tessera/content'
import { useId } from 'react'
import type { Documents } from '../layout/documents'
import { Icon } from './Icon'
import { MODAL_ID_PREFIX } from './modal-id-prefix'
import { Prose } from './rich-text/Prose'

/**
 * A dialog with a text, and the button that opens it. Without script it is a popover; a link to it shows it in the page.
 */
export function ModalBlock({
  block: { id: name, buttonLabel, title, content },
  documents,
}: {
  readonly block: Block
  readonly documents: Documents
}) {
  const id = MODAL_ID_PREFIX + name
  const titleId = useId()
  if (documents.isStatic)
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
        <div className="modal-body">
          {/* First, because browsers focus the first control: focusing a link of a long text would scroll to it. */}
          <button
            type="button"
            className="modal-close"
            data-modal-close=""
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={documents.messages.dialog.close}
          >
            <Icon name="close" />
          </button>
          <h2 id={titleId}>{title}</h2>
          <Prose content={content} documents={documents} />
        </div>
      </dialog>
    </div>
  )
}
