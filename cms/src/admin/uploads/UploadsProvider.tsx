'use client'

import { useLocale } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { IMAGE_TYPES } from '@tessera/content'
import { adviceForName } from '../../images/upload/file-advice'
import { randomKey } from '../random-key'
import { DropFiles } from './files/DropFiles'
import { folderFinder } from './files/find-folder'
import type { UploadFile } from './files/upload-file'
import { sendFile, TIFF } from './send-file'
import { isSending, nextUploads, reduceUploads, type Upload } from './upload-queue'
import { UploadPanel } from './UploadPanel'

interface Uploads {
  /** Uploads files while the editor goes on. @param folder id; null for none */
  add(files: readonly UploadFile[], folder: string | null): void
  /** Files that are dropped get this folder from now on. @param folder id; null for none */
  setDropFolder(folder: string | null): void
  /** While images of the list are selected, it does not show new ones: that would end the selection, and close its dialogs. */
  setSelecting(isSelecting: boolean): void
}
const Context = createContext<Uploads>({
  add: () => {},
  setDropFolder: () => {},
  setSelecting: () => {},
})
export const useUploads = () => use(Context)

/** The value of `accept` for a file input. */
export const ACCEPTED_TYPES = [...Object.keys(IMAGE_TYPES), TIFF].join(',')

interface Source {
  readonly file: File
  /** Rejects if it cannot be created. */
  findFolder(): Promise<string | null>
  /** The server recognises a repeated upload by it. */
  readonly uploadKey: string
}

/** Uploads images for the whole admin, so that they go on when the editor opens another screen. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const [uploads, dispatch] = useReducer(reduceUploads, [])
  const [sources] = useState(() => new Map<number, Source>())
  const lastKey = useRef(0)
  const { code: locale } = useLocale()
  const router = useRouter()
  const isLibrary = usePathname().endsWith('/collections/media')
  const [dropFolder, setDropFolder] = useState<string | null>(null)
  const [isSelecting, setSelecting] = useState(false)
  const active = isSending(uploads)
  const isListStale = useRef(false)

  const add: Uploads['add'] = useCallback(
    (files, folder) => {
      const findFolder = folderFinder(folder)
      const added = files.map(({ file, folders }): Upload => {
        const key = ++lastKey.current
        sources.set(key, {
          file,
          findFolder: () => findFolder(folders),
          uploadKey: randomKey(),
        })
        const name = [...folders, file.name].join('/')
        return { key, name, size: file.size, mode: 'ask', status: { kind: 'waiting' } }
      })
      dispatch({ type: 'add', uploads: added })
    },
    [sources],
  )
  // Each progress of a file renders this; the screens that use the context have hundreds of thumbnails.
  const context = useMemo(() => ({ add, setDropFolder, setSelecting }), [add])

  const send = async (upload: Upload) => {
    const source = sources.get(upload.key)
    if (!source) return
    const { file, findFolder, uploadKey } = source
    const advice = adviceForName(file.name)
    if (advice) {
      dispatch({ type: 'status', key: upload.key, status: { kind: 'refused', reason: advice } })
      return
    }
    const report = (share: number) =>
      dispatch({ type: 'status', key: upload.key, status: { kind: 'sending', share } })
    report(0)
    const status = await findFolder().then(
      (folder) => sendFile({ upload, file, folder, uploadKey, locale, onProgress: report }),
      () => ({ kind: 'refused' as const, reason: 'Its folder could not be created. Try again.' }),
    )
    dispatch({ type: 'status', key: upload.key, status })
  }
  const sendNext = useEffectEvent(() => {
    for (const upload of nextUploads(uploads)) void send(upload)
  })
  useEffect(() => sendNext(), [uploads])

  const showNew = useEffectEvent(() => {
    isListStale.current = false
    if (isLibrary) router.refresh()
  })
  useEffect(() => {
    if (active) isListStale.current = true
    else if (isListStale.current && !isSelecting) showNew()
  }, [active, isSelecting])
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [active])

  return (
    <Context value={context}>
      {children}
      <DropFiles onDrop={(files) => add(files, dropFolder)} />
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
