/** A version of a document or a settings page, for the list of versions. */
export interface VersionRow {
  readonly id: number | string
  /** ISO 8601. */
  readonly savedAt: string
  /** Name; null for a program. */
  readonly savedBy: string | null
  /** Such as "Live" or "Draft". */
  readonly states: readonly string[]
}
