import type { ReactNode } from 'react'
import type { Job } from '../../imports/job'

interface Props {
  readonly job: Job
  readonly title: string
  readonly children: ReactNode
}

const format = (number: number) => number.toLocaleString('en')

/** How far an import is, and what can be done about it. */
export function JobProgress({
  job: { status, progress, message, problem, plan },
  title,
  children,
}: Props) {
  const { done = 0, total = 0, unit = '' } = progress ?? {}
  const share = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : undefined
  return (
    <section className="tessera-import__progress" aria-label="Progress">
      <h2>
        {title}: {plan?.name}
      </h2>
      {(progress || status === 'running') && (
        <progress value={share} max={100} aria-label="Imported" />
      )}
      <p role="status">
        {progress
          ? `${format(Math.min(done, total))} of ${format(total)} ${unit}`
          : status === 'running' && 'Reading the files …'}
      </p>
      {problem && (
        <p className="tessera-import__problem" role="alert">
          {problem}
        </p>
      )}
      {status === 'running' && (
        <p className="tessera-import__hint">
          You can close this page: the import goes on, also after a restart of the server.
          {message && !progress && <span> {message}</span>}
        </p>
      )}
      <div className="tessera-import__buttons">{children}</div>
    </section>
  )
}
