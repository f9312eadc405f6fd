// @ts-check
import { CommandError } from '../../cli/command-error.mjs'
import { fieldsInText, valuesOf } from './values/template.mjs'

/**
 * @typedef {import('../sources/read-rows.mjs').Fields} Fields
 * @typedef {import('./mapping-schema.mjs').Mapping} Mapping
 */

/**
 * Fields that the mapping uses and that none of the rows has: mistyped, or rare.
 * @param {Mapping} mapping
 * @param {readonly Fields[]} rows the first ones of the file
 * @returns {readonly string[]}
 * @throws {CommandError} when no row can have a title
 */
export function findMissingFields(mapping, rows) {
  const missing = [...fieldsOfMapping(mapping)].filter(
    (name) => !rows.some((fields) => valuesOf(fields, name, new Set()).length),
  )
  const titleFields = fieldsInText(mapping.title)
  const hasTitle =
    !titleFields.length || titleFields.some((name) => !missing.includes(name)) || !rows.length
  if (hasTitle) return missing
  const names = [...new Set(rows.flatMap((fields) => Object.keys(fields)))]
  throw new CommandError(
    `The mapping takes the title from "${titleFields.join('", "')}", which none of the first ${rows.length} rows has. Every line would be rejected. Use one of the fields of the rows: ${names.join(', ')}.`,
  )
}

/** The fields that a mapping names. @param {Mapping} mapping @returns {ReadonlySet<string>} */
export function fieldsOfMapping(mapping) {
  const { key = [], title, slug = [], excerpt = [], date = [], author = [], proportions } = mapping
  const texts = [key, title, slug, excerpt, date, author, mapping.html ?? [], ...mapping.body]
  texts.push(...mapping.facts.map((fact) => fact.value))
  if (proportions) texts.push(proportions.width, proportions.height)
  if (mapping.images) texts.push(`{${mapping.images.from}}`)
  const termFields = mapping.terms.flatMap((rule) => rule.from ?? [])
  return new Set([...texts.flatMap(fieldsInText), ...termFields])
}
