/**
 * Whether a statement only reads. Unsure means no: a write taken for a read would fail on the reading connection.
 * `RETURNING` makes an INSERT answer with rows, so only the first word counts.
 */
export function isRead(sql: string): boolean {
  const start = sql.replace(/^(\s|--[^\n]*\n|\/\*[\s\S]*?\*\/|\()+/, '').toLowerCase()
  if (/^(select|explain|values)\b/.test(start)) return true
  if (/^pragma\b/.test(start)) return !start.includes('=')
  return /^with\b/.test(start) && !/\b(insert|update|delete|replace)\b/.test(start)
}
