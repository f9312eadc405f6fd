'use client'

import { useEffect, useState, type DragEvent } from 'react'
import type { Job } from '../../imports/job'
import { ChooseFilesButton } from '../uploads/files/ChooseFilesButton'
import { readDropped } from '../uploads/files/read-dropped'
import type { UploadFile } from '../uploads/files/upload-file'
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

  const choose = (selected: readonly UploadFile[]) => void take(selected)

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
            <ChooseFilesButton label="Choose files" inputLabel="Files" onChoose={choose} />
            <ChooseFilesButton
              label="Choose a folder"
              inputLabel="Folder"
              isFolder
              onChoose={choose}
            />
          </div>
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
