import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { ClientUser } from 'payload'
import { useEffect, useEffectEvent } from 'react'

/** Removes this user's editing lock when the form is left. A closed tab leaves it; it ends after 5 minutes. */
export function useReleaseLock() {
  const { id, collectionSlug, globalSlug, documentLockState, unlockDocument } = useDocumentInfo()
  const { user } = useAuth()
  const release = useEffectEvent(() => {
    // Null while nobody has locked the document, whatever Payload's type says.
    const editor = documentLockState.current?.user as ClientUser | number | string | null
    const editorId = typeof editor === 'object' ? editor?.id : editor
    const slug = collectionSlug ?? globalSlug
    if (user && slug && editorId === user.id) void unlockDocument(id ?? '', slug)
  })
  useEffect(() => () => release(), [])
}
