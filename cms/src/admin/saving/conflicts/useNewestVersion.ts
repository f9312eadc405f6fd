import { useConfig, useDocumentInfo, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { Data, FormState } from 'payload'
import { z } from 'zod'
import { documentKey } from '../document-key'

const storedDocument = z.looseObject({ updatedAt: z.string() })

/** Returns functions that read the newest version of the document, and that turn values into a form's state. */
export function useNewestVersion() {
  const document = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const { id, collectionSlug, globalSlug } = document

  /** @returns null if it cannot be read */
  async function readNewest(): Promise<Data | null> {
    const query = new URLSearchParams({
      ...{ draft: 'true', depth: '0', 'fallback-locale': 'null' },
      locale,
    })
    const url = `${routes.api}/${documentKey(document)}?${query}`
    const response = await fetch(url, { credentials: 'same-origin', cache: 'no-store' })
    const json: unknown = response.ok ? await response.json() : null
    return storedDocument.safeParse(json).data ?? null
  }

  async function toFormState(data: Data): Promise<FormState | null> {
    const schemaPath = collectionSlug ?? globalSlug ?? ''
    const { state } = await getFormState({
      ...(id === undefined ? {} : { id }),
      ...(collectionSlug ? { collectionSlug } : { globalSlug: schemaPath }),
      data,
      docPermissions: document.docPermissions,
      docPreferences: await document.getDocPreferences(),
      locale,
      operation: 'update',
      renderAllFields: true,
      schemaPath,
      skipValidation: true,
    })
    return state ?? null
  }

  return { readNewest, toFormState }
}
