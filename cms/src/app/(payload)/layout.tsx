import config from '@payload-config'
import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { callServerFunction } from '../../access/server-functions/call-server-function'
import '../../admin/input/input.css'
import '../../admin/payload-overrides/payload-overrides.css'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  return callServerFunction(call, { config, importMap })
}

/** Hides the language selector and the language labels of fields on a site with one language. */
const WITHOUT_LANGUAGES =
  '.localizer, .app-header__localizer-spacing, .field-label .localized { display: none }'

/**
 * Hides Payload's offer to fall back to the first language for an empty list of blocks or links, which is never published.
 * Payload sets the direction of top-level fields only; in the blocks of a page, the text decides it.
 */
const WITH_LANGUAGES = `
.nullify-locale-field { display: none }
.field-type input[type='text'], .field-type textarea { unicode-bidi: plaintext; text-align: start }`

export default async function Layout({ children }: { children: ReactNode }) {
  const { localization } = await config
  const hasOneLanguage = !localization || localization.locales.length === 1
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <style>{hasOneLanguage ? WITHOUT_LANGUAGES : WITH_LANGUAGES}</style>
      {children}
    </RootLayout>
  )
}
