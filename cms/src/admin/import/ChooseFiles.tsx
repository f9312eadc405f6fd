'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import type { Job } from '../../imports/job'
import { readDropped, type UploadFile } from '../uploads/read-dropped'
import { createJob, discardJob, inspectJob } from './import-requests'
import { sendFiles } from './send-files'

interface Props {
  onInspected(job: Job): void
}

type State =
  | { readonly kind: 'waiting' | 'inspecting' }
  | { readonly kind: 'sending'; readonly share: number; readonly count: number }
  | { readonly kind: 'failed'; readonly problem: string }

/** Takes the files, sends them, and has them looked at. */
export function ChooseFiles({ onInspected }: Props) {
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [isOver, setOver] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const isBusy = state.kind === 'sending' || state.kind === 'inspecting'

  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isBusy])

  async function take(selected: readonly UploadFile[]) {
    if (selected.length === 0 || isBusy) return
    const count = selected.length
    setState({ kind: 'sending', share: 0, count })
    const created = await createJob()
    if ('problem' in created) return setState({ kind: 'failed', problem: created.problem })
    const { id } = created.data.job
    const onProgress = (share: number) => setState({ kind: 'sending', share, count })
    const problem = await sendFiles(id, { files: selected, onProgress })
    if (problem) {
      await discardJob(id)
      return setState({ kind: 'failed', problem })
    }
    setState({ kind: 'inspecting' })
    const inspected = await inspectJob(id)
    if ('problem' in inspected) return setState({ kind: 'failed', problem: inspected.problem })
    onInspected(inspected.data.job)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void readDropped(event.dataTransfer.items).then(take)
  }

  return (
    <section
      className="tessera-import__drop"
      aria-label="Files to import"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isBusy ? (
        <Sending state={state} />
      ) : (
        <>
          <p>
            <strong>Drop files or a folder here</strong>
          </p>
          <div className="tessera-import__buttons">
            <Button onClick={() => files.current?.click()}>Choose files</Button>
            <Button buttonStyle="secondary" onClick={() => folder.current?.click()}>
              Choose a folder
            </Button>
          </div>
          <input
            ref={files}
            type="file"
            multiple
            hidden
            aria-label="Files"
            onChange={({ target }) => void take(filesIn(target))}
          />
          <input
            ref={folder}
            type="file"
            // React knows this attribute in this spelling only.
            {...{ webkitdirectory: '' }}
            hidden
            aria-label="Folder"
            onChange={({ target }) => void take(filesIn(target))}
          />
          <ul className="tessera-import__kinds">
            <li>Tables: CSV, TSV, XLSX, JSON, NDJSON, with the image files that they name</li>
            <li>
              Images (also TIFF), a folder or a ZIP archive of them, with what is written in the
              files
            </li>
            <li>WordPress: the export file (XML) in a folder with “wp-content/uploads”</li>
            <li>Joomla: a dump of the database (SQL) in a folder with “images”</li>
            <li>An export of Tessera: the archive, or its folder</li>
          </ul>
          {state.kind === 'failed' && (
            <p className="tessera-import__problem" role="alert">
              {state.problem}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Sending({ state }: { readonly state: State }) {
  if (state.kind !== 'sending') return <p role="status">Looking at the files …</p>
  const percent = Math.floor(state.share * 100)
  return (
    <>
      <p role="status">
        Sending {state.count === 1 ? 'one file' : `${state.count.toLocaleString('en')} files`} …
      </p>
      <progress value={percent} max={100} aria-label="Sent" />
    </>
  )
}

/** Of a folder, each file has its path. */
function filesIn(input: HTMLInputElement): readonly UploadFile[] {
  const selected = [...(input.files ?? [])].map((file) => ({
    file,
    folders: file.webkitRelativePath.split('/').slice(0, -1),
  }))
  input.value = ''
  return selected.filter(({ file }) => !/^(\.|thumbs\.db$|desktop\.ini$)/i.test(file.name))
}
