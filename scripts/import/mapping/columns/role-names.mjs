// @ts-check

/** What a column of a table becomes, as the Import screen offers it. */
export const COLUMN_ROLES = /** @type {const} */ ([
  ...['none', 'title', 'excerpt', 'body', 'html', 'date', 'author', 'images'],
  ...['filter', 'fact', 'key', 'slug', 'width', 'height'],
])
/** @typedef {typeof COLUMN_ROLES[number]} ColumnRole */
/** @typedef {Readonly<Record<string, ColumnRole>>} ColumnRoles by the name of the column */
