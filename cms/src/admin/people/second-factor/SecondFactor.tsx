'use client'

import { Button } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { LocalTime } from '../../dashboard/LocalTime'
import { SecondFactorDialog, type Task } from './SecondFactorDialog'
import { useFactorState } from './useFactorState'
import '../../dialog/dialog.css'
import '../people.css'

/** The second factor of the signed-in user. */
export function SecondFactor() {
  const { state, setState, problem } = useFactorState('/second-factor')
  const dialog = useRef<HTMLDialogElement>(null)
  const [task, setTask] = useState<Task>('set-up')
  /** Counts openings, so that each starts with an empty form. */
  const [opened, setOpened] = useState(0)

  const open = (next: Task) => {
    setTask(next)
    setOpened(opened + 1)
    dialog.current?.showModal()
  }
  const button = (next: Task, label: string) => (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={() => open(next)}>
      {label}
    </Button>
  )
  return (
    <section className="tessera-people field-type" aria-label="Second factor">
      <h3>Second factor</h3>
      {problem && <p role="alert">{problem}</p>}
      {state && state.since === null && (
        <>
          <p>Besides your password, sign in with a code of an app on your phone.</p>
          {button('set-up', 'Set up a second factor')}
        </>
      )}
      {state?.since != null && (
        <>
          <p>
            Set up on <LocalTime iso={state.since} />. {state.recoveryCodesLeft} recovery codes
            left.
          </p>
          <footer>
            {button('recovery-codes', 'Make new recovery codes')}
            {!state.isRequired && button('remove', 'Remove it')}
          </footer>
        </>
      )}
      <dialog ref={dialog} className="tessera-dialog" aria-label="Second factor">
        {/* Escape closes the dialog. */}
        {opened > 0 && (
          <SecondFactorDialog
            key={opened}
            task={task}
            onChange={setState}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </section>
  )
}
