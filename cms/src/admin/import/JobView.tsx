'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Job } from '../../imports/job'
import type { Answer } from '../requests/ask-cms'
import { discardJob, pauseJob, readJob, resumeJob } from './import-requests'
import { ImportResult } from './ImportResult'
import { JobProgress } from './JobProgress'
import { PlanForm } from './plan/PlanForm'
import { UndoButton } from './UndoButton'

interface Props {
  readonly job: Job
  onChange(job: Job): void
  /** Shows the list of imports. */
  onClose(): void
}

/** An import, in whichever state it is. */
export function JobView({ job, onChange, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const { id, status, inspection } = job

  /** Asks for a change and shows the state after it. */
  async function change(request: Promise<Answer<unknown>>) {
    setProblem(null)
    const answer = await request
    if ('problem' in answer) setProblem(answer.problem)
    const read = await readJob(id)
    if ('data' in read) onChange(read.data.job)
  }
  async function discard() {
    await discardJob(id)
    onClose()
  }

  const other = (
    <Button buttonStyle="secondary" onClick={() => void discard()}>
      Choose other files
    </Button>
  )
  return (
    <>
      {inspection && <p className="tessera-import__sentence">{inspection.sentence}</p>}
      {problem && (
        <p className="tessera-import__problem" role="alert">
          {problem}
        </p>
      )}
      {status === 'inspecting' && <p role="status">Looking at the files …</p>}
      {status === 'receiving' && (
        <>
          <p>The files have not arrived completely, because the page was closed.</p>
          {other}
        </>
      )}
      {status === 'refused' && (
        <>
          <p className="tessera-import__problem" role="alert">
            {job.problem}
          </p>
          {other}
        </>
      )}
      {inspection && (status === 'ready' || status === 'trying' || status === 'tried') && (
        <PlanForm job={job} inspection={inspection} onChange={onChange} onDiscard={discard} />
      )}
      {status === 'running' && (
        <JobProgress job={job} title="Importing">
          <Button onClick={() => void change(pauseJob(id))}>Pause</Button>
        </JobProgress>
      )}
      {(status === 'paused' || status === 'failed') && (
        <JobProgress job={job} title={status === 'paused' ? 'Paused' : 'Interrupted'}>
          <Button onClick={() => void change(resumeJob(id))}>
            {status === 'paused' ? 'Continue' : 'Try again'}
          </Button>
          <UndoButton job={job} onChange={onChange} />
          <Button buttonStyle="secondary" onClick={() => void change(discardJob(id))}>
            Stop for good
          </Button>
        </JobProgress>
      )}
      {status === 'undoing' && <p role="status">Taking the import back …</p>}
      {(status === 'done' || status === 'stopped' || status === 'undone') && (
        <ImportResult job={job}>
          {status !== 'undone' && <UndoButton job={job} onChange={onChange} />}
        </ImportResult>
      )}
      <p className="tessera-import__back">
        <button type="button" onClick={onClose}>
          All imports
        </button>
      </p>
    </>
  )
}
