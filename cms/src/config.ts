import path from 'node:path'
import type { Config } from 'payload'
import sharp from 'sharp'
import { limitAuthors } from './access/authors/limit-authors'
import {
  nobody,
  nobodyOfRequest,
  onlyAdminsOfRequest,
  onlyEditors,
  onlyEditorsOfRequest,
} from './access/roles'
import { auditLog } from './audit-log/audit-log'
import { recordRefused } from './audit-log/record-refused'
import { withAuditLog, withAuditLogOfGlobal } from './audit-log/with-audit-log'
import { createMediaBucket } from './bucket/media-bucket'
import { bulkChangesCollection } from './bulk-changes/bulk-changes-collection'
import { bulkChangeEndpoints } from './bulk-changes/endpoints'
import { recordBulkChanges } from './bulk-changes/record-bulk-changes'
import { articles } from './collections/articles'
import { videos } from './collections/videos'
import { filterGroups } from './collections/filter-groups'
import { media } from './collections/media'
import { pages } from './collections/pages'
import { patterns } from './collections/patterns'
import { pendingPublications } from './collections/pending-publications'
import { previewLinks } from './collections/preview-links'
import { publications } from './collections/publications'
import { redirects } from './collections/redirects'
import { terms } from './collections/terms'
import { users } from './collections/users'
import { chooseDatabase } from './database/choose-database'
import { errorHandlers } from './errors/error-handlers'
import { refuseInvalidArguments } from './errors/refuse-invalid-arguments'
import { acceptIdempotencyKeys } from './idempotency-keys/accept-keys'
import { idempotencyKeysCollection } from './idempotency-keys/keys-collection'
import { noteRunningWrites } from './internal-api/import/running-writes'
import { localization } from './localisation/localization'
import { documentStateEndpoints } from './document-state/endpoints'
import { footer } from './globals/footer'
import { importedGlobal } from './globals/imported-global'
import { menu } from './globals/menu'
import { site } from './globals/site'
import { theme } from './globals/theme'
import { removeDemoEndpoint } from './admin/dashboard/server/remove-demo-endpoint'
import { createAtFirstInput } from './admin/new-document/create-at-first-input'
import { hideApiTab } from './admin/hide-api-tab'
import { TIME_FORMAT } from './admin/date-format'
import { payloadLabels } from './admin/payload-labels'
import { addPreview } from './admin/preview/add-preview'
import { addSavingControls, addSavingControlsToGlobal } from './admin/saving/add-saving-controls'
import { MAX_UPLOAD_BYTES } from './images/upload/limits'
import { noteSavesAndUploads } from './saves/note-requests'
import { exportEndpoints } from './exports/endpoints'
import { importEndpoints } from './imports/endpoints'
import { isInternalApi } from './internal-api/auth-strategy'
import { internalApiEndpoints } from './internal-api/endpoints'
import type { Editors } from './fields/editors'
import { ready } from './internal-api/ready'
import { emailAdapter } from './mail/email-adapter'
import { limitLocks } from './access/locks/limit-locks'
import { adminMetadata } from './admin/admin-metadata'
import { cmsLogger } from './log/logger'
import { metricsEndpoint } from './metrics/endpoint'
import { migrateOrExit } from './start/migrate-or-exit'
import { noteJobRun } from './scheduled-publishing/last-job-run'
import { resetInterruptedJobs } from './start/reset-interrupted-jobs'
import type { Settings } from './settings'
import { factorsCollection } from './users/second-factor/factors-collection'
import { signInSettings } from './users/second-factor/sign-in-settings'
import { sessionsCollection } from './users/sessions/sessions-collection'
import { presenceEndpoints } from './presence/endpoints'
import { previewEndpoints } from './preview/endpoints'
import { refusedPublicationEndpoints } from './scheduled-publishing/endpoints'
import { keepVersions, keepVersionsOfGlobal } from './versions/keep-versions'
import { withTrash } from './trash/with-trash'
import { nameLockOwners } from './stale-saves/name-lock-owners'
import { protectEdits, protectEditsOfGlobal } from './stale-saves/protect-edits'

export interface ConfigOptions {
  readonly settings: Settings
  /** Lexical in the product; stubs in tests and migrations, where Lexical cannot be loaded unbundled. */
  readonly editors: Editors
  /** Folder of the source files, for the admin's import map. */
  readonly sourceDir: string
}

/** Payload config. Built fresh on each call, because Payload mutates it. */
export function tesseraConfig({ settings, editors, sourceDir }: ConfigOptions): Config {
  return {
    serverURL: settings.siteUrl,
    csrf: [...settings.adminOrigins],
    cors: [settings.siteUrl],
    secret: settings.cmsSecret,
    telemetry: false,
    custom: { mediaBucket: createMediaBucket(settings) },
    logger: cmsLogger(settings.logLevel),
    i18n: { translations: { en: payloadLabels } },
    // These errors are refusals, not failures, so their stacks are not logged.
    loggingLevels: { Forbidden: 'debug', AuthenticationError: 'info', APIError: 'info' },
    graphQL: { disable: true },
    typescript: { autoGenerate: false },
    sharp,
    email: emailAdapter(settings),
    db: chooseDatabase(settings),
    localization: localization(settings.languages),
    collections: [
      ...[
        ...[
          articles(editors, settings.languages),
          pages(editors, settings.languages),
          media(settings),
          videos(settings),
        ]
          .map(limitAuthors)
          .map(withTrash),
        filterGroups(),
        ...[terms(), patterns(), redirects(settings)].map(withTrash),
      ]
        .map(keepVersions)
        .map(protectEdits)
        .map(withAuditLog)
        .map(recordBulkChanges),
      withAuditLog(users(settings)),
      ...[sessionsCollection(), factorsCollection()],
      auditLog(),
      publications(),
      pendingPublications(),
      previewLinks(),
      idempotencyKeysCollection(),
      bulkChangesCollection(),
    ]
      .map(addSavingControls)
      .map(addPreview(settings))
      .map(createAtFirstInput)
      .map(hideApiTab),
    // Only images have folders. Galleries of the site name them, so authors add folders and do not change those of others.
    folders: {
      browseByFolder: false,
      collectionSpecific: false,
      collectionOverrides: [
        ({ collection }) => ({
          ...collection,
          ...withAuditLog(collection),
          access: { ...collection.access, update: onlyEditors, delete: onlyEditors },
        }),
      ],
    },
    globals: [
      ...[
        importedGlobal(site()),
        theme(),
        importedGlobal(menu()),
        importedGlobal(footer(editors)),
      ].map(keepVersionsOfGlobal),
      signInSettings(),
    ]
      .map(protectEditsOfGlobal)
      .map(withAuditLogOfGlobal)
      .map(addSavingControlsToGlobal)
      .map(hideApiTab),
    endpoints: [
      ...[ready, metricsEndpoint(settings.metricsToken), removeDemoEndpoint],
      ...[...previewEndpoints, ...documentStateEndpoints],
      ...bulkChangeEndpoints,
      ...presenceEndpoints,
      ...[...refusedPublicationEndpoints, ...internalApiEndpoints(settings)],
      ...[...importEndpoints(settings), ...exportEndpoints(settings)],
    ],
    upload: {
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 },
      abortOnLimit: true,
    },
    hooks: {
      afterError: [...errorHandlers, recordRefused],
    },
    jobs: {
      autoRun: [{ cron: '*/5 * * * * *', limit: 50, queue: 'default' }],
      shouldAutoRun: noteJobRun,
      deleteJobOnComplete: true,
      access: {
        run: onlyAdminsOfRequest,
        queue: onlyEditorsOfRequest,
        cancel: nobodyOfRequest,
      },
      // People schedule in the form of a document: a job without a task would end the run of the others.
      jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
        ...defaultJobsCollection,
        access: {
          ...defaultJobsCollection.access,
          create: ({ req }) => isInternalApi(req),
          update: nobody,
          delete: nobody,
        },
      }),
    },
    admin: {
      user: 'users',
      avatar: 'default',
      theme: 'all',
      dateFormat: TIME_FORMAT,
      components: {
        providers: [
          '/admin/accessible-names/AccessibleNames#AccessibleNames',
          '/admin/history/HistoryProvider#HistoryProvider',
          '/admin/saving/SavingProvider#SavingProvider',
          '/admin/uploads/UploadsProvider#UploadsProvider',
          '/admin/bulk-changes/BulkChanges#BulkChanges',
        ],
        afterNavLinks: ['/admin/transfer/TransferLinks#TransferLinks'],
        afterNav: ['/admin/menu-focus/MenuFocus#MenuFocus'],
        views: {
          dashboard: { Component: '/admin/dashboard/Dashboard#Dashboard' },
          login: { Component: '/admin/people/sign-in/SignInPage#SignInPage', path: '/login' },
          forgot: {
            Component: '/admin/people/sign-in/ForgotPasswordPage#ForgotPasswordPage',
            path: '/forgot',
          },
          import: {
            Component: '/admin/import/ImportPage#ImportPage',
            path: '/import',
            meta: { title: 'Import' },
          },
          export: {
            Component: '/admin/export/ExportPage#ExportPage',
            path: '/export',
            meta: { title: 'Export' },
          },
          altTexts: {
            Component: '/admin/alt-texts/AltTextsPage#AltTextsPage',
            path: '/alt-texts',
            meta: { title: 'Alt texts' },
          },
        },
      },
      importMap: {
        baseDir: sourceDir,
        importMapFile: path.join(sourceDir, 'app/(payload)/admin/importMap.js'),
      },
      meta: adminMetadata,
      timezones: { defaultTimezone: 'UTC' },
    },
    onInit: async (payload) => {
      await migrateOrExit(payload)
      await resetInterruptedJobs(payload)
      nameLockOwners(payload)
      limitLocks(payload)
      acceptIdempotencyKeys(payload)
      noteRunningWrites(payload)
      noteSavesAndUploads(payload)
      refuseInvalidArguments(payload)
    },
  }
}
