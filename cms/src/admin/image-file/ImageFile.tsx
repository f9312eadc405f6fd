'use client'

import { Button, useConfig, useDocumentInfo, useFormModified, useLocale } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useId, useRef, useState } from 'react'
import { processingRow } from '../../images/processing/processing-fields'
import { SameFile } from '../uploads/same-file/SameFile'
import { sendFile } from '../uploads/send-file'
import { ACCEPTED_TYPES } from '../uploads/UploadsProvider'
import { askCms, problemOf } from '../requests/ask-cms'
import { useSavedId } from '../useSavedId'
import './image-file.css'
import { PreviousFiles } from './PreviousFiles'
import { SmallImage } from './SmallImage'

type State = 'idle' | { readonly status: string } | { readonly problem: string }

/** Turns an image, or gives it another file. Its texts, its address and where it is used stay. */
export const ImageFile: UIFieldClientComponent = () => {
  const { savedDocumentData, hasSavePermission, isTrashed } = useDocumentInfo()
  const id = useSavedId()
  const { api } = useConfig().config.routes
  const { code: locale } = useLocale()
  const isModified = useFormModified()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const [state, setState] = useState<State>('idle')
  if (id === null) return <SameFile />
  if (!hasSavePermission || isTrashed) return null
  const url = `${api}/media/${id}`
  const { data } = processingRow.safeParse(savedDocumentData)

  const finish = (problem: string | null) => {
    if (problem !== null) return setState({ problem })
    // The whole form shows the file: its preview, name and size.
    location.reload()
  }
  async function change(path: string, body: object) {
    setState({ status: 'Saving …' })
    finish(problemOf(await askCms({ url: `${url}/${path}`, body })))
  }
  async function replace(file: File, image: number) {
    const onProgress = (share: number) =>
      setState({ status: share < 1 ? `Uploading: ${Math.round(share * 100)} %` : 'Saving …' })
    onProgress(0)
    const upload = { mode: { replace: image } }
    const result = await sendFile({ upload, file, locale, folder: null, onProgress })
    finish(result.kind === 'refused' ? result.reason : null)
  }

  const isBusy = typeof state === 'object' && 'status' in state
  const button = {
    ...({ size: 'small', buttonStyle: 'subtle', margin: false } as const),
    disabled: isModified || isBusy,
  }
  return (
    <section className="field-type tessera-image-file" aria-label="File">
      <div className="tessera-image-file__actions" aria-describedby={isModified ? hint : undefined}>
        <Button {...button} onClick={() => void change('rotate', { turn: -90 })}>
          Turn left
        </Button>
        <Button {...button} onClick={() => void change('rotate', { turn: 90 })}>
          Turn right
        </Button>
        <Button {...button} onClick={() => input.current?.click()}>
          Replace the file …
        </Button>
        {isModified && <span id={hint}>Save your changes first.</span>}
        {isBusy && <span role="status">{state.status}</span>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_TYPES}
        aria-label="New file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void replace(file, id)
          target.value = ''
        }}
      />
      {typeof state === 'object' && 'problem' in state && <p role="alert">{state.problem}</p>}
      <SameFile />
      {data?.width && data.height && <SmallImage width={data.width} height={data.height} />}
      {data && data.previousFiles.length > 0 && (
        <PreviousFiles
          files={data.previousFiles}
          isDisabled={isModified || isBusy}
          onUse={(file) => void change('previous-file', { file })}
        />
      )}
    </section>
  )
}
