import path from 'node:path'
import type { Config } from 'payload'
import sharp from 'sharp'
import { noCancelling, onlyAdmins, onlyAdminsOfRequest, signedInOfRequest } from './access/roles'
import { articles } from './collections/articles'
import { videos } from './collections/videos'
import { filterGroups } from './collections/filter-groups'
import { media } from './collections/media'
import { pages } from './collections/pages'
import { patterns } from './collections/patterns'
import { publications } from './collections/publications'
import { redirects } from './collections/redirects'
import { terms } from './collections/terms'
import { users } from './collections/users'
import { chooseDatabase } from './database/choose-database'
import { checkMigrations } from './database/check-migrations'
import { tellBusyDatabase } from './errors/tell-busy-database'
import { tellFullDisk } from './errors/tell-full-disk'
import { tellGoneDocument } from './errors/tell-gone-document'
import { tellTheReason } from './errors/tell-the-reason'
import { tellUnreadableForm } from './errors/tell-unreadable-form'
import { localization } from './localisation/localization'
import { footer } from './globals/footer'
import { menu } from './globals/menu'
import { site } from './globals/site'
import { theme } from './globals/theme'
import { MAX_UPLOAD_BYTES } from './media/limits'
import { tellTheLimit } from './media/tell-the-limit'
import { internalApiEndpoints } from './internal-api/endpoints'
import type { Editors } from './fields/rich-text'
import { ready } from './internal-api/ready'
import { takeUpInterruptedJobs } from './start/interrupted-jobs'
import type { Settings } from './settings'

export interface ConfigParts {
  readonly settings: Settings
  /** Lexical in the product; a stand-in where lexical cannot be loaded unbundled (tests, migrations). */
  readonly editors: Editors
  /** Folder of the sources, for the admin's import map. */
  readonly sourceDir: string
}

/** The whole CMS as Payload wants to hear it. Every part is made anew: Payload writes into what it is given. */
export function tesseraConfig({ settings, editors, sourceDir }: ConfigParts): Config {
  return {
    serverURL: settings.siteUrl,
    csrf: [...settings.adminOrigins],
    cors: [settings.siteUrl],
    secret: settings.cmsSecret,
    telemetry: false,
    // Turned away by a rule: no failure of the program, so no stack in its log.
    loggingLevels: { Forbidden: 'debug', AuthenticationError: 'info', APIError: 'info' },
    graphQL: { disable: true },
    typescript: { autoGenerate: false },
    sharp,
    db: chooseDatabase(settings),
    localization: localization(settings.languages),
    collections: [
      articles(editors, settings.languages),
      pages(editors, settings.languages),
      media(settings),
      videos(settings),
      filterGroups(),
      terms(),
      patterns(),
      redirects(settings),
      users(settings),
      publications(),
    ],
    globals: [site(), theme(), menu(), footer(editors)],
    endpoints: [ready, ...internalApiEndpoints],
    upload: {
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 },
      abortOnLimit: true,
    },
    hooks: {
      afterError: [
        tellTheReason,
        tellTheLimit,
        tellBusyDatabase,
        tellFullDisk,
        tellGoneDocument,
        tellUnreadableForm,
      ],
    },
    jobs: {
      autoRun: [{ cron: '*/5 * * * * *', limit: 50, queue: 'default' }],
      deleteJobOnComplete: true,
      access: {
        run: onlyAdminsOfRequest,
        queue: signedInOfRequest,
        cancel: noCancelling,
      },
      jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
        ...defaultJobsCollection,
        access: {
          ...defaultJobsCollection.access,
          create: onlyAdmins,
          update: onlyAdmins,
          delete: onlyAdmins,
        },
      }),
    },
    admin: {
      user: 'users',
      avatar: 'default',
      theme: 'all',
      components: { providers: ['/admin/field-names/FieldNames#FieldNames'] },
      importMap: {
        baseDir: sourceDir,
        importMapFile: path.join(sourceDir, 'app/(payload)/admin/importMap.js'),
      },
      // Otherwise the admin names /api/og, which would draw any words with letters fetched from other sites.
      meta: { titleSuffix: ' · Tessera', defaultOGImageType: 'off' },
      timezones: { defaultTimezone: 'UTC' },
    },
    onInit: async (payload) => {
      await checkMigrations(payload)
      await takeUpInterruptedJobs(payload)
    },
  }
}
