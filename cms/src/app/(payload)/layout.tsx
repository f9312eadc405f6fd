import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import '../../admin/payload-mends/payload-mends.css'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

/** The choice of a language, and the name of the language beside fields: noise where there is one. */
const WITHOUT_LANGUAGES =
  '.localizer, .app-header__localizer-spacing, .field-label .localized { display: none }'

/**
 * Payload offers to fall back to the first language where a list of blocks or links is still empty. Ours never do. And it
 * knows the direction of single fields only: within a page's blocks the letters tell.
 */
const WITH_LANGUAGES = `
.nullify-locale-field { display: none }
.field-type input[type='text'], .field-type textarea { unicode-bidi: plaintext; text-align: start }`

export default async function Layout({ children }: { children: ReactNode }) {
  const { localization } = await config
  const isAlone = !localization || localization.locales.length === 1
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <style>{isAlone ? WITHOUT_LANGUAGES : WITH_LANGUAGES}</style>
      {children}
    </RootLayout>
  )
}
