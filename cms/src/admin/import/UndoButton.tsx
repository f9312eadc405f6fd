'use client'

import { Button } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import type { Job } from '../../imports/job'
import '../dialog/dialog.css'
import { undoJob } from './import-requests'

interface Props {
  readonly job: Job
  onChange(job: Job): void
}

/** Takes an import back, after a question. */
export function UndoButton({ job, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  if (job.importBatch === null) return null

  async function undo() {
    setAsking(true)
    const answer = await undoJob(job.id)
    setAsking(false)
    if ('problem' in answer) return setProblem(answer.problem)
    dialog.current?.close()
    onChange(answer.data.job)
  }

  return (
    <>
      <Button buttonStyle="secondary" onClick={() => dialog.current?.showModal()}>
        Undo this import
      </Button>
      <dialog
        ref={dialog}
        className="tessera-dialog tessera-import__dialog"
        aria-labelledby={heading}
      >
        <h2 id={heading}>Undo this import?</h2>
        <p>
          What the import “{job.plan?.name}” has made is deleted for good. What somebody has changed
          since or uses stays, and is listed.
        </p>
        {problem && (
          <p className="tessera-import__problem" role="alert">
            {problem}
          </p>
        )}
        <div className="tessera-import__buttons">
          <Button disabled={isAsking} onClick={() => void undo()}>
            Undo
          </Button>
          <Button
            buttonStyle="secondary"
            disabled={isAsking}
            onClick={() => dialog.current?.close()}
          >
            Cancel
          </Button>
        </div>
      </dialog>
    </>
  )
}
