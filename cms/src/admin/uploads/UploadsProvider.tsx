'use client'

import { useLocale } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { IMAGE_TYPES } from '@tessera/content'
import { sendFile } from './send-file'
import { isSending, nextUploads, reduceUploads, type Upload } from './upload-queue'
import { UploadPanel } from './UploadPanel'

interface Uploads {
  /** Uploads files while the editor goes on. @param folder id; null for none */
  add(files: readonly File[], folder: string | null): void
}
const Context = createContext<Uploads>({ add: () => {} })
export const useUploads = () => use(Context)

/** The value of `accept` for a file input. */
export const ACCEPTED_TYPES = Object.keys(IMAGE_TYPES).join(',')

interface Source {
  readonly file: File
  readonly folder: string | null
}

/** Uploads images for the whole admin, so that they go on when the editor opens another screen. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const [uploads, dispatch] = useReducer(reduceUploads, [])
  const [sources] = useState(() => new Map<number, Source>())
  const lastKey = useRef(0)
  const { code: locale } = useLocale()
  const router = useRouter()
  const isLibrary = usePathname().endsWith('/collections/media')
  const active = isSending(uploads)

  const add: Uploads['add'] = (files, folder) => {
    const added = files.map((file): Upload => {
      const key = ++lastKey.current
      sources.set(key, { file, folder })
      return { key, name: file.name, size: file.size, mode: 'ask', status: { kind: 'waiting' } }
    })
    dispatch({ type: 'add', uploads: added })
  }

  const send = async (upload: Upload) => {
    const source = sources.get(upload.key)
    if (!source) return
    const report = (share: number) =>
      dispatch({ type: 'status', key: upload.key, status: { kind: 'sending', share } })
    report(0)
    const status = await sendFile({ upload, ...source, locale, onProgress: report })
    dispatch({ type: 'status', key: upload.key, status })
  }
  const sendNext = useEffectEvent(() => {
    for (const upload of nextUploads(uploads)) void send(upload)
  })
  useEffect(() => sendNext(), [uploads])

  const showNew = useEffectEvent(() => {
    if (isLibrary && uploads.length > 0) router.refresh()
  })
  useEffect(() => {
    if (!active) return showNew()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [active])

  return (
    <Context value={{ add }}>
      {children}
      {uploads.length > 0 && (
        <UploadPanel
          uploads={uploads}
          dispatch={dispatch}
          onClose={() => {
            sources.clear()
            dispatch({ type: 'clear' })
          }}
        />
      )}
    </Context>
  )
}
