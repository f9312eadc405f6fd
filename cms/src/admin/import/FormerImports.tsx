'use client'

import { useEffect, useState } from 'react'
import type { Job, JobStatus } from '../../imports/job'
import { LocalTime } from '../dashboard/LocalTime'
import { listJobs } from './import-requests'

const LABELS: Readonly<Record<JobStatus, string>> = {
  receiving: 'Files are incomplete',
  inspecting: 'Looking at the files',
  refused: 'Not understood',
  ready: 'Not started',
  trying: 'Trial is running',
  tried: 'Not started',
  running: 'Running',
  paused: 'Paused',
  failed: 'Interrupted',
  stopped: 'Stopped',
  done: 'Imported',
  undoing: 'Is being taken back',
  undone: 'Taken back',
}

const format = (number: number) => number.toLocaleString('en')

interface Props {
  onOpen(id: string): void
}

/** All imports of this screen: when, who, how many, and the way to the report and the undo. */
export function FormerImports({ onOpen }: Props) {
  const [jobs, setJobs] = useState<readonly Job[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    void listJobs().then((answer) =>
      'data' in answer ? setJobs(answer.data.jobs) : setProblem(answer.problem),
    )
  }, [])
  if (problem) return <p role="alert">{problem}</p>
  if (!jobs || jobs.length === 0) return null
  return (
    <section className="tessera-import__former">
      <h2>Imports so far</h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <button type="button" onClick={() => onOpen(job.id)}>
              {job.plan?.name ?? (job.files === 1 ? 'One file' : `${format(job.files)} files`)}
            </button>
            <span>{LABELS[job.status]}</span>
            <span>{describeCounts(job)}</span>
            <span>
              <LocalTime iso={job.startedAt ?? job.createdAt} />
              {job.by.name && `, ${job.by.name}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeCounts({ result, undone, progress, status }: Job): string {
  if (undone) return `${format(undone.removed)} deleted, ${format(undone.kept)} kept`
  if (result)
    return `${format(result.created)} created${result.rejected > 0 ? `, ${format(result.rejected)} rejected` : ''}`
  if (progress && (status === 'running' || status === 'paused' || status === 'failed'))
    return `${format(progress.done)} of ${format(progress.total)} ${progress.unit}`
  return ''
}
