// @ts-check
import { readFileSync } from 'node:fs'
import { CommandError } from '../../cli/command-error.mjs'
import { mappingSchema } from './mapping-schema.mjs'

/**
 * @param {string} path
 * @returns {import('./mapping-schema.mjs').Mapping}
 * @throws {CommandError} when the file is missing or invalid
 */
export function loadMapping(path) {
  const parsed = mappingSchema.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(
    (issue) => `\n  ${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`,
  )
  throw new CommandError(
    `The mapping ${path} is not valid:${problems.join('')}\nCorrect these values; docs/import.md describes the format.`,
  )
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(
      `The mapping ${path} cannot be read: ${reason}. Give the path of a JSON file, or omit --map to have the fields guessed.`,
    )
  }
}
