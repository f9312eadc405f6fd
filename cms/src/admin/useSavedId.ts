import { useDocumentInfo } from '@payloadcms/ui'

/** The id of the document of the form; null for a new one, for which Payload has undefined, or null in the drawer for several uploads. */
export function useSavedId(): number | null {
  const { id } = useDocumentInfo()
  return typeof id === 'number' ? id : null
}
