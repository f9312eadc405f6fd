'use client'

import { Gutter, SetStepNav } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { ChooseFiles } from './ChooseFiles'
import { FormerImports } from './FormerImports'
import './import.css'
import { JobView } from './JobView'
import { useJob } from './useJob'

/** Brings content of other systems into the site. The URL says which import is shown, so that a closed tab loses nothing. */
export function ImportScreen() {
  const id = useSearchParams().get('import')
  const router = useRouter()
  const { job, setJob, problem } = useJob(id)
  const [shownAt, setShownAt] = useState(0)
  const open = (next: string | null) => {
    router.push(next === null ? '?' : `?import=${next}`)
    setShownAt(shownAt + 1)
  }
  return (
    <Gutter className="tessera-import">
      <SetStepNav nav={[{ label: 'Import' }]} />
      <div data-takes-files>
        <h1>Import</h1>
        {id === null ? (
          <>
            <p className="tessera-import__intro">
              Bring over a list of works, a folder of images, or a whole site. You see what results
              before anything is written, and can take it back afterwards.
            </p>
            <ChooseFiles
              onInspected={(inspected) => {
                setJob(inspected)
                open(inspected.id)
              }}
            />
            <FormerImports key={shownAt} onOpen={open} />
          </>
        ) : (
          <>
            {problem && <p role="alert">{problem}</p>}
            {job ? (
              <JobView job={job} onChange={setJob} onClose={() => open(null)} />
            ) : (
              !problem && <p role="status">Loading …</p>
            )}
          </>
        )}
      </div>
    </Gutter>
  )
}
