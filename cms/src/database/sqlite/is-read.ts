/**
 * Whether a statement only reads; false when unsure, because a write would fail on the read connection. Only the first
 * keyword decides: an INSERT with RETURNING also returns rows.
 */
export function isRead(sql: string): boolean {
  const start = sql.replace(/^(\s|--[^\n]*\n|\/\*[\s\S]*?\*\/|\()+/, '').toLowerCase()
  if (/^(select|explain|values)\b/.test(start)) return true
  if (/^pragma\b/.test(start)) return !start.includes('=')
  return /^with\b/.test(start) && !/\b(insert|update|delete|replace)\b/.test(start)
}
