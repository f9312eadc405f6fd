// @ts-check

/** The programs and commands of an image, relative to the root; what they import is traced. */
export const PROGRAMS = [
  'scripts/commands/start.mjs',
  'scripts/commands/start/site.mjs',
  'scripts/commands/start/cms.mjs',
  'scripts/commands/admin.mjs',
  'scripts/commands/backup.mjs',
  'scripts/commands/restore.mjs',
  'scripts/commands/export.mjs',
  'scripts/commands/import.mjs',
  'scripts/import/job/main.mjs',
  'scripts/export/zip-to-stdout.mjs',
  'scripts/commands/media.mjs',
  'scripts/commands/republish.mjs',
  'scripts/commands/demo/remove.mjs',
  'scripts/process/stop-with-parent.mjs',
  'site/dist/server/main.js',
  'site/dist/server/preview.js',
  'site/dist/server/static-site.js',
  'site/dist/server/export-works.js',
  'cms/src/images/processing/child/main.mjs',
]

/** What the programs read by name, relative to the root. */
export const COPIED_PATHS = [
  'package.json',
  'LICENSE',
  'cms/.next/static',
  // Their names tell whether a start upgrades the database.
  'cms/src/migrations',
  'site/dist',
  // Its file names are the languages that LANGUAGES may have.
  'site/i18n',
  'site/styles/fonts',
  'demo',
  // TypeScript, which "npm run import" compiles; the trace ends at its entry points.
  'packages/gallery/src/core',
  'packages/content/src',
]

/** What was traced, but no program loads, relative to the root. */
const UNUSED = [
  // Payload creates migrations with it, in development.
  /^node_modules\/drizzle-kit$/,
  // For Alpine, whose C library is another one; the base images are Debian's.
  /^node_modules\/.*musl(-\w+)?$/,
  /^(cms\/tests|demo\/testing|packages\/content\/src\/testing)$/,
  /(\.test\.(mjs|ts)|vitest\.config\.mjs)$/,
  // 3 MB each; the log of the site itself has the lines of its sources.
  /^site\/dist\/server\/(preview|static-site|export-works)\.js\.map$/,
  // 30 MB, which a first start makes in 20 s.
  /^demo\/images\/variants\/.*\.webp$/,
]

/** @param {string} path relative to the root, with slashes */
export const isUsed = (path) => !UNUSED.some((pattern) => pattern.test(path))
