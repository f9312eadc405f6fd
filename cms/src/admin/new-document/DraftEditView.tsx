'use client'

import {
  DefaultEditView,
  DocumentInfoProvider,
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useDocumentTitle,
  useRouteTransition,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DocumentViewClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { NewDocumentContext, type NewDocument } from './new-document'

/** The form of a document with drafts. A new document is created at the first input, while the form stays as it is. */
export function DraftEditView(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo()
  return id === undefined ? <NewDocumentForm {...props} /> : <DefaultEditView {...props} />
}

function NewDocumentForm(props: DocumentViewClientProps) {
  const info = useDocumentInfo()
  const { setDocumentTitle } = useDocumentTitle()
  const [id, setId] = useState<NewDocument['id']>()
  const [isOpening, setIsOpening] = useState(false)
  const { drawerSlug } = useDocumentDrawerContext()
  const { routes } = useConfig().config
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const isPage = !drawerSlug
  useReloadAfterBack(isPage)
  const addressOf = (document: NewDocument['id']) =>
    `${routes.admin}/collections/${info.collectionSlug}/${document}${location.search}`
  const newDocument: NewDocument = {
    ...(id === undefined ? {} : { id }),
    onCreated: (created) => {
      setId(created)
      // Next's own state stays, so that the router does not exchange the form.
      if (isPage) history.replaceState(history.state, '', addressOf(created))
    },
    open: () => {
      if (isPage) startRouteTransition(() => router.replace(addressOf(id), { scroll: false }))
    },
    openWhenSaved: () => setIsOpening(true),
    isOpening,
  }
  return (
    <NewDocumentContext value={newDocument}>
      <DocumentInfoProvider
        {...info}
        {...(id === undefined ? {} : { id })}
        isEditing={id !== undefined}
      >
        <DefaultEditView {...props} />
        {isPage && <CopyTitle onChange={setDocumentTitle} />}
      </DocumentInfoProvider>
    </NewDocumentContext>
  )
}

/** Passes the title on to the heading of the page, which is outside of the provider of the form. */
function CopyTitle({ onChange }: { onChange(title: string): void }) {
  const { title } = useDocumentTitle()
  useEffect(() => onChange(title), [onChange, title])
  return null
}

/** Back to a document that was left before it was opened shows the form of a new one, at the address of the document. */
function useReloadAfterBack(isPage: boolean) {
  useEffect(() => {
    if (isPage && !location.pathname.endsWith('/create')) location.reload()
  }, [isPage])
}
