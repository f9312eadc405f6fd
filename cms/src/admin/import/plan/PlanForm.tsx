'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Inspection, Job, Plan } from '../../../imports/job'
import { startJob, tryJob } from '../import-requests'
import { ColumnMenus } from './ColumnMenus'
import { SampleTiles } from './SampleTiles'
import { TargetFields } from './TargetFields'
import { TrialSummary } from './TrialSummary'
import { useSample } from './useSample'

interface Props {
  readonly job: Job
  readonly inspection: Inspection
  onChange(job: Job): void
  onDiscard(): Promise<void>
}

/** What becomes of the files: columns, target, tiles, a trial, and the start. */
export function PlanForm({ job, inspection, onChange, onDiscard }: Props) {
  const { id, status } = job
  const isTable = inspection.kind === 'table' || inspection.kind === 'spreadsheet'
  const isExport = inspection.kind === 'export'
  const [plan, setPlan] = useState<Plan>(
    () =>
      job.plan ?? {
        ...{ name: inspection.name, roles: isTable ? inspection.roles : null, target: 'gallery' },
        ...{ gallery: inspection.gallery, folder: '', subfolders: 'folders' },
      },
  )
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(job.problem)
  const isTrying = isAsking || status === 'trying'
  const sampled = useSample(id, plan, !isExport && !isTrying)
  const trial =
    job.trial && JSON.stringify(job.plan) === JSON.stringify(plan) && !isTrying ? job.trial : null
  const hasTitle = !isTable || Object.values(plan.roles ?? {}).includes('title')
  const makes =
    (trial?.articles ?? 0) + (trial?.images ?? 0) + (trial?.pages ?? 0) + (trial?.documents ?? 0)

  async function ask(request: typeof tryJob) {
    setAsking(true)
    setProblem(null)
    const answer = await request(id, plan)
    setAsking(false)
    if ('problem' in answer) return setProblem(answer.problem)
    setProblem(answer.data.job.problem)
    onChange(answer.data.job)
  }

  return (
    <>
      {inspection.notes.map((note) => (
        <p key={note} className="tessera-import__warning">
          {note}
        </p>
      ))}
      {isTable && (
        <ColumnMenus
          columns={inspection.columns}
          roles={plan.roles ?? {}}
          onChange={(roles) => setPlan({ ...plan, roles })}
        />
      )}
      {!isExport && (
        <>
          <section aria-label="The first tiles" aria-busy={sampled.isPending}>
            <h2>The first tiles</h2>
            {sampled.problem && <p className="tessera-import__warning">{sampled.problem}</p>}
            {sampled.sample ? (
              <SampleTiles id={id} sample={sampled.sample} version={sampled.version} />
            ) : (
              !sampled.problem && <p role="status">Reading the first rows …</p>
            )}
          </section>
          <TargetFields
            inspection={inspection}
            plan={plan}
            hasPage={sampled.sample?.hasPage === true}
            onChange={setPlan}
          />
        </>
      )}
      {sampled.sample && sampled.sample.existing > 0 && (
        <p className="tessera-import__warning">
          An import of this name has made {sampled.sample.existing.toLocaleString('en')} documents.
          This one adds what is new, and undoing takes back both.
          {inspection.isNamed && ' Give it another name to keep them apart.'}
        </p>
      )}
      {trial && <TrialSummary job={job} trial={trial} />}
      {isTrying && <p role="status">The trial reads everything and writes nothing …</p>}
      {problem && (
        <p className="tessera-import__problem" role="alert">
          {problem}
        </p>
      )}
      <div className="tessera-import__buttons tessera-import__actions">
        {trial ? (
          <Button disabled={isAsking || makes === 0} onClick={() => void ask(startJob)}>
            Import
          </Button>
        ) : (
          <Button disabled={isTrying || !hasTitle} onClick={() => void ask(tryJob)}>
            Try it without writing
          </Button>
        )}
        <Button buttonStyle="secondary" disabled={isTrying} onClick={() => void onDiscard()}>
          Choose other files
        </Button>
      </div>
    </>
  )
}
