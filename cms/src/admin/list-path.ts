/** A condition of a list. */
export type Condition = readonly [field: string, operator: string, value: string]

/**
 * The path of a list below the admin's own, as Payload's filter panel writes it.
 * @param conditions all have to be true
 */
export function listPath(collection: string, conditions: readonly Condition[]): `/${string}` {
  const query = conditions.map(
    ([field, operator, value], index) =>
      `where[or][0][and][${index}][${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  return `/collections/${collection}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
