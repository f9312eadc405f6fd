import { useEffect, useEffectEvent, useState } from 'react'
import type { Job, JobStatus } from '../../imports/job'
import { readJob } from './import-requests'

/** A process works on it. */
const ACTIVE: ReadonlySet<JobStatus> = new Set(['inspecting', 'trying', 'running', 'undoing'])
export const isActive = ({ status }: Pick<Job, 'status'>) => ACTIVE.has(status)

const POLL_MS = 1_000

/** The import of an id, read again and again while a process works on it. */
export function useJob(id: string | null) {
  const [job, setJob] = useState<Job | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const shown = job?.id === id ? job : null
  const read = useEffectEvent(async (current: string) => {
    const answer = await readJob(current)
    if ('data' in answer) setJob(answer.data.job)
    setProblem('problem' in answer ? answer.problem : null)
  })
  const isWaiting = id !== null && (shown === null || isActive(shown))
  useEffect(() => {
    if (!isWaiting || id === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const poll = async () => {
      await read(id)
      if (!isOver) timer = setTimeout(() => void poll(), POLL_MS)
    }
    void poll()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, isWaiting])
  return { job: shown, setJob, problem }
}
