import { FEEDS } from '@tessera/content'
import { z } from 'zod'
import { optionalId, text } from './fields'

const scriptRow = z.object({
  name: text,
  kind: z.enum(['code', 'file']).nullish(),
  code: text,
  file: text,
  needsConsent: z.boolean().nullish(),
})
export type ScriptRow = z.infer<typeof scriptRow>

export const siteRow = z.object({
  name: text,
  description: text,
  logo: optionalId,
  frameHosts: text,
  icon: optionalId,
  feeds: z.enum(FEEDS).nullish(),
  search: z.boolean().nullish(),
  related: z.boolean().nullish(),
  scripts: z.array(scriptRow).nullish(),
})
export type SiteRow = z.infer<typeof siteRow>
