import { z } from 'zod'
import { COLUMN_ROLES } from '../../../scripts/import/mapping/columns/role-names.mjs'

/**
 * - `receiving`: files arrive
 * - `inspecting`, `trying`, `running`, `undoing`: a process works on it; after a restart it starts again
 * - `refused`: the files were not understood
 * - `ready`, `tried`: waits for a decision
 * - `paused`, `failed`: can be continued
 * - `stopped`, `done`, `undone`: the files are deleted
 */
export const STATUSES = [
  ...['receiving', 'inspecting', 'refused', 'ready', 'trying', 'tried'],
  ...['running', 'paused', 'failed', 'stopped', 'done', 'undoing', 'undone'],
] as const
export type JobStatus = (typeof STATUSES)[number]

const roles = z.record(z.string().max(500), z.enum(COLUMN_ROLES))

export const plan = z.object({
  name: z.string().trim().min(1, 'is missing').max(60, 'is longer than 60 characters'),
  roles: roles
    .refine((value) => Object.keys(value).length <= 200, 'names more than 200 columns')
    .nullable(),
  target: z.enum(['gallery', 'articles', 'drafts']),
  gallery: z
    .string()
    .max(41, 'is longer than 41 characters')
    .regex(
      /^[a-z][a-z0-9-]*$/,
      'must begin with a letter and have small letters, digits and hyphens',
    ),
  /** Of Media, for the images. */
  folder: z.string().trim().max(500),
  subfolders: z.enum(['folders', 'terms']),
})
export type Plan = z.infer<typeof plan>

export const inspection = z.object({
  kind: z.enum(['table', 'spreadsheet', 'wordpress', 'joomla', 'images', 'export', 'unknown']),
  sentence: z.string(),
  name: z.string(),
  isNamed: z.boolean(),
  gallery: z.string(),
  columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()) })),
  roles,
  notes: z.array(z.string()),
})
export type Inspection = z.infer<typeof inspection>

const losses = z.object({
  count: z.number(),
  groups: z.array(
    z.object({
      field: z.string(),
      reason: z.string(),
      count: z.number(),
      examples: z.array(z.object({ line: z.number(), value: z.string() })),
    }),
  ),
  moreGroups: z.number(),
})
export type Losses = z.infer<typeof losses>

export const sample = z.object({
  tiles: z.array(
    z.object({
      line: z.number(),
      title: z.string(),
      thumbnail: z.string().nullable(),
      aspectRatio: z.number().nullable(),
      date: z.string(),
      author: z.string(),
      text: z.string(),
      terms: z.array(z.string()),
      facts: z.array(z.string()),
      images: z.number(),
      lost: z.array(z.string()),
    }),
  ),
  rejected: z.array(z.string()),
  importBatch: z.string().nullable(),
})
export type SampleTile = z.infer<typeof sample>['tiles'][number]

const count = z.number().nullable()
export const trial = z.object({
  ...{ articles: count, images: count, existing: count, missing: count, terms: count },
  ...{ pages: count, menuLinks: count, redirects: count, documents: count },
  rejected: z.number(),
  losses,
})
export type Trial = z.infer<typeof trial>

export const result = z.object({
  ...{ created: z.number(), existing: z.number(), rejected: z.number(), withoutAlt: z.number() },
  importBatch: z.string().nullable(),
  page: z.string().nullable(),
  report: z.string().nullable(),
  rejectedLines: z.string().nullable(),
  losses,
})

export const undone = z.object({
  removed: z.number(),
  kept: z.number(),
  listed: z.array(
    z.object({ collection: z.string(), id: z.string(), title: z.string(), reason: z.string() }),
  ),
})

export const progress = z.object({ done: z.number(), total: z.number(), unit: z.string() })

/** An import of the Import screen, as it is kept in DATA_DIR/imports/jobs/<id>/job.json. */
export const job = z.object({
  id: z.uuid(),
  status: z.enum(STATUSES),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Who has created it. */
  by: z.object({ id: z.union([z.number(), z.string()]).nullable(), name: z.string().nullable() }),
  files: z.number(),
  bytes: z.number(),
  inspection: inspection.nullable(),
  plan: plan.nullable(),
  trial: trial.nullable(),
  progress: progress.nullable(),
  /** What the importer has printed last. */
  message: z.string().nullable(),
  importBatch: z.string().nullable(),
  result: result.nullable(),
  undone: undone.nullable(),
  problem: z.string().nullable(),
})
export type Job = z.infer<typeof job>
