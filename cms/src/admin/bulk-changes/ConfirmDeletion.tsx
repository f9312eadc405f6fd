import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

interface Props {
  readonly count: number
  onAnswer(isConfirmed: boolean): void
}

/** Asks for the number of documents that are going to be deleted. */
export function ConfirmDeletion({ count, onAnswer }: Props) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const isRight = typed.trim() === String(count)
  return (
    <dialog
      className="tessera-dialog tessera-confirm-deletion"
      aria-labelledby={`${id}-title`}
      ref={open}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight) onAnswer(true)
        }}
      >
        <h2 id={`${id}-title`}>Delete {count} documents?</h2>
        <label htmlFor={id}>Type the number {count} to delete them.</label>
        <input
          className="tessera-input"
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <footer>
          <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button type="submit" margin={false} disabled={!isRight}>
            Delete
          </Button>
        </footer>
      </form>
    </dialog>
  )
}

/** Outside the component, so that React calls it once. */
const open = (dialog: HTMLDialogElement | null) => dialog?.showModal()
