import { useConfig, useDocumentEvents } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { documentKey } from '../saving/document-key'
import { onStored } from '../saving/stored-events'
import {
  addressOf,
  clearFrame,
  copyScroll,
  loadFrame,
  setColorScheme,
  type ColorScheme,
} from './frame'
import { readMetadata, type PageMetadata } from './search-result/read-metadata'
import { fetchPage, takeKnownParts, urlOf, type ServerPage } from './server-page'
import { showEarly } from './show-early'
import { updatePage } from './update-page'
import { isCurrent, requestToken, type PreviewedDocument, type PreviewToken } from './preview-token'

export type PreviewStatus = 'loading' | 'shown' | 'failed'

/** A page that takes longer is announced, ms. */
const SLOW_MS = 400

interface PreviewOptions {
  readonly document: PreviewedDocument | null
  readonly locale: string
  readonly colorScheme: ColorScheme
  readonly isOpen: boolean
}

interface PreviewFrames {
  readonly frames: readonly [
    RefObject<HTMLIFrameElement | null>,
    RefObject<HTMLIFrameElement | null>,
  ]
  /** Index of the frame that is seen. The other one loads the next page, so that nothing flashes. */
  readonly front: 0 | 1
  readonly status: PreviewStatus
  /** Address of the document, for a tab of its own; null before the first page. */
  readonly address: string | null
  /** Of the page that is seen; null before the first one, and for a page of another site. */
  readonly metadata: PageMetadata | null
}

/** Keeps a page of the preview up to date in two frames that take turns. */
export function usePreviewFrames(options: PreviewOptions): PreviewFrames {
  const { document, locale, colorScheme, isOpen } = options
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)] as const
  const { api } = useConfig().config.routes
  const { mostRecentUpdate } = useDocumentEvents()
  const [front, setFront] = useState<0 | 1>(0)
  const [status, setStatus] = useState<PreviewStatus>('loading')
  const [address, setAddress] = useState<string | null>(null)
  const [metadata, setMetadata] = useState<PageMetadata | null>(null)
  const token = useRef<PreviewToken | null>(null)
  /** Path of the document on the last page that showed it. */
  const documentPath = useRef<string | null>(null)
  const state = useRef<'idle' | 'loading' | 'again'>('idle')
  const shown = useRef<0 | 1>(0)
  /** What the server sent for the page that is seen, if it is known. */
  const source = useRef<ServerPage | null>(null)

  /** @returns whether the page that is seen is now the latest; if not, it has to be loaded */
  function update({ contentDocument: page }: HTMLIFrameElement, latest: ServerPage): boolean {
    const known = source.current
    if (!page || !known || known.url !== latest.url || urlOf(page) !== latest.url) return false
    const putParts = takeKnownParts(known.document, latest.document)
    const change = { shown: page, before: known.document, after: latest.document }
    const isLatest = updatePage(change)
    if (!isLatest) showEarly(change)
    putParts()
    if (isLatest) source.current = latest
    return isLatest
  }

  /** Loads the draft again, at the document's address or at the one to which the editor has gone. */
  async function load(document: PreviewedDocument) {
    const [current, next] = [frames[shown.current].current, frames[other(shown.current)].current]
    if (!current || !next) return
    const before = token.current
    if (!before || !isCurrent(before)) token.current = await requestToken(api, document)
    const start = `/preview/${token.current?.token}`
    const entry = `${start}/-/${locale}`
    const page = addressOf(current)
    const search = page?.search ?? ''
    /** Of the page that is seen; null if it need not show this document in this language. */
    const same =
      page && before && documentPath.current !== null
        ? start + page.pathname.slice(`/preview/${before.token}`.length) + search
        : null
    const isElsewhere = same !== null && page?.pathname !== documentPath.current
    if (isElsewhere) {
      // Reads the new draft; the page itself would be shown as it was up to a second ago.
      await fetch(entry, { redirect: 'manual' })
      source.current = await loadFrame(next, same)
    } else {
      const known = source.current?.document
      // Without a page at this address the draft has another one by now.
      const latest = known ? await fetchPage(same ?? entry + search, known) : null
      if (latest && update(current, latest)) return setMetadata(readMetadata(latest))
      source.current = await loadFrame(next, latest?.url ?? entry + search)
      documentPath.current = addressOf(next)?.pathname ?? null
    }
    setAddress(entry)
    const { contentDocument: loaded } = next
    setMetadata(loaded && readMetadata({ document: loaded, url: urlOf(loaded) }))
    setColorScheme(next, colorScheme)
    if (page) copyScroll(current, next)
    shown.current = other(shown.current)
    setFront(shown.current)
    clearFrame(current)
  }

  const refresh = useEffectEvent(async () => {
    if (!document) return
    if (state.current !== 'idle') return void (state.current = 'again')
    do {
      state.current = 'loading'
      const slow = setTimeout(() => setStatus('loading'), SLOW_MS)
      try {
        await load(document)
        setStatus('shown')
      } catch {
        // The connection or the session has ended. The page stays, and the next save tries again.
        setStatus('failed')
      } finally {
        clearTimeout(slow)
      }
    } while (isAgain(state))
    state.current = 'idle'
  })

  // Payload reports an autosave after a large form has been rendered again, 0.2 s later.
  const key = document && documentKey({ collectionSlug: document.collection, id: document.id })
  const reported = useRef<string | null>(null)
  useEffect(() => {
    if (!isOpen || key === null) return
    return onStored(key, ({ savedAt }) => {
      if (savedAt === undefined) return
      reported.current = savedAt
      return refresh()
    })
  }, [isOpen, key])
  useEffect(() => {
    if (!isOpen || !mostRecentUpdate || mostRecentUpdate.updatedAt === reported.current) return
    const start = setTimeout(() => void refresh())
    return () => clearTimeout(start)
  }, [isOpen, mostRecentUpdate])
  useEffect(() => {
    if (!isOpen) return
    // Another language shows the document, wherever the editor has gone.
    documentPath.current = null
    // When the panel has been laid out.
    const start = setTimeout(() => void refresh())
    return () => clearTimeout(start)
  }, [isOpen, locale])
  const showScheme = useEffectEvent(() => {
    const frame = frames[shown.current].current
    if (frame) setColorScheme(frame, colorScheme)
  })
  useEffect(() => showScheme(), [colorScheme])
  return { frames, front, status, address, metadata }
}

const other = (index: 0 | 1) => (index === 0 ? 1 : 0)

/** The state changes while a page loads. */
const isAgain = ({ current }: RefObject<string>) => current === 'again'
