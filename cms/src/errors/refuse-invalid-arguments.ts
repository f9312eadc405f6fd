import type { Payload } from 'payload'
import { nobody } from '../access/roles'
import { publicError } from './public-error'

/** The largest id of PostgreSQL's `integer`. */
const MAX_ID = 2 ** 31 - 1

/**
 * Refuses requests that make Payload fail: an id that is no number becomes NaN in the query of the database. For every
 * collection and global, because Payload adds some of its own.
 */
export function refuseInvalidArguments({ collections, globals }: Payload): void {
  for (const { config } of Object.values(collections)) {
    const hasVersions = Boolean(config.versions)
    if (!hasVersions) config.access.readVersions = nobody
    config.hooks.beforeOperation.unshift(({ args, operation }) => {
      if (operation === 'restoreVersion' && !hasVersions) throw notFound('version')
      check(args)
      if (operation === 'create' || operation === 'update') completeData(args)
    })
  }
  for (const { hooks } of globals.config) {
    hooks.beforeOperation ??= []
    hooks.beforeOperation.unshift(({ args, operation }) => {
      check(args)
      if (operation === 'update') completeData(args)
    })
  }
}

/** A body that is neither JSON nor a form has no fields. */
function completeData(args: object): void {
  if ('data' in args && args.data === undefined) args.data = {}
}

const notFound = (what: string) => publicError(`There is no ${what} with this id.`, 404)

/** @throws APIError */
function check(args: object): void {
  if ('id' in args && args.id !== undefined && !isId(args.id)) throw notFound('document')
  if ('data' in args && !isObject(args.data))
    throw publicError('Send an object with the fields of the document.')
  if ('data' in args && isObject(args.data)) checkSystemFields(Object(args.data))
}

const TIMES = ['createdAt', 'updatedAt', 'deletedAt']

/** Payload checks the fields of a collection, but not those that it adds itself. */
function checkSystemFields(data: Readonly<Record<string, unknown>>): void {
  if (data['id'] !== undefined && data['id'] !== null && !isId(data['id']))
    throw publicError('The id must be a number.')
  const wrong = TIMES.find((name) => !isTime(data[name]))
  if (wrong) throw publicError(`${wrong} must be a time, such as "2026-11-22T17:00:00.000Z".`)
}

const isTime = (value: unknown) =>
  value === undefined ||
  value === null ||
  value instanceof Date ||
  (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

const isId = (id: unknown) =>
  (typeof id === 'number' || (typeof id === 'string' && id.trim() !== '')) &&
  Number.isInteger(Number(id)) &&
  Math.abs(Number(id)) <= MAX_ID

const isObject = (data: unknown) =>
  data === undefined || (typeof data === 'object' && data !== null && !Array.isArray(data))
