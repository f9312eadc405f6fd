import { Button, useAuth } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import './conflicts.css'
import { ConflictField, type Side } from './ConflictField'
import { takeTheirs } from './merge-values'
import { nameOf, useConflict } from './useConflict'

/** Shows the fields that two editors changed, side by side. Nothing is saved until the editor has decided. */
export function ConflictDialog({ isTyping }: { readonly isTyping: boolean }) {
  const conflict = useConflict(isTyping)
  const { user } = useAuth()
  const heading = useId()
  const [sides, setSides] = useState<Readonly<Record<number, Side>>>({})
  if (!conflict) return null
  const { change, fields } = conflict
  const name = nameOf(change, user)
  const chooseAll = (side: Side) => setSides(Object.fromEntries(fields.map((_, i) => [i, side])))
  const isDecided = fields.every((_, index) => sides[index])
  const apply = () => {
    const taken = fields.filter((_, index) => sides[index] === 'theirs')
    setSides({})
    conflict.resolve({ ...takeTheirs(conflict.merged, taken) })
  }
  return createPortal(
    <dialog
      className="tessera-conflict"
      aria-labelledby={heading}
      tabIndex={-1}
      ref={openDialog}
      onCancel={conflict.postpone}
    >
      <h2 id={heading}>Two versions</h2>
      <p>
        {name} changed this at {formatTime(change.at)}, while you were editing it. Nothing was
        overwritten. Choose what to keep; you can copy either text first.
      </p>
      <div className="tessera-conflict__all">
        <Button {...SMALL} onClick={() => chooseAll('mine')}>
          Keep all of mine
        </Button>
        <Button {...SMALL} onClick={() => chooseAll('theirs')}>
          Take all of theirs
        </Button>
      </div>
      {fields.map((field, index) => (
        <ConflictField
          key={field.path.join('.')}
          conflict={field}
          side={sides[index]}
          onSideChange={(side) => setSides((selected) => ({ ...selected, [index]: side }))}
        />
      ))}
      <footer>
        <Button {...SMALL} onClick={conflict.postpone}>
          Decide later
        </Button>
        <Button size="medium" margin={false} disabled={!isDecided} onClick={apply}>
          Continue with these
        </Button>
      </footer>
    </dialog>,
    globalThis.document.body,
  )
}

/** Without a focused button: a key that is still being pressed would choose. */
function openDialog(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  dialog.showModal()
  dialog.focus()
}

const formatTime = (at: string) =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

const SMALL = { size: 'medium', margin: false, buttonStyle: 'secondary' } as const
