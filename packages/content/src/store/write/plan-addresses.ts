import type { DocumentKind } from '../../documents/document-body'
import type { Redirect } from '../../documents/redirect'
import { AddressTaken } from './address-taken'
import { tombstone, type PlannedRow, type PublicationDifference } from './compare-publications'
import type { PublicationWriter } from './publication-writer'

interface Owner {
  readonly kind: DocumentKind
  readonly key: string
}

/**
 * The redirect rows that a move requires: removed at the document's new paths, added at its former ones.
 * @throws AddressTaken when another live document has a claimed path
 */
export async function planAddresses(
  owner: Owner,
  { claimed, vacated }: Pick<PublicationDifference, 'claimed' | 'vacated'>,
  writer: PublicationWriter,
): Promise<readonly PlannedRow[]> {
  if (!hasAddress(owner)) return []
  const rows: PlannedRow[] = []
  for (const path of claimed) {
    const holder = await findOtherHolder(owner, path, writer)
    if (holder) throw new AddressTaken(path, owner, holder)
    const redirects = await writer.rowsOf('redirect', path)
    const live = redirects.filter((row) => row.body !== null)
    rows.push(...live.map((row) => ({ row: tombstone(row), replaces: row.id })))
  }
  for (const { path, locale } of vacated) {
    if (await findOtherHolder(owner, path, writer)) continue
    const redirects = await writer.rowsOf('redirect', path)
    const replaces = redirects.find((row) => row.locale === locale)?.id ?? null
    const body: Redirect = { to: { kind: owner.kind, key: owner.key }, status: 301 }
    rows.push({ row: { kind: 'redirect', key: path, locale, path, body, uses: '' }, replaces })
  }
  return rows
}

type Addressed = Owner & { readonly kind: 'article' | 'page' | 'image' }

function hasAddress(owner: Owner): owner is Addressed {
  return owner.kind === 'article' || owner.kind === 'page' || owner.kind === 'image'
}

async function findOtherHolder(owner: Addressed, path: string, writer: PublicationWriter) {
  const holders = await writer.liveAt(path)
  return holders.find((row) => row.kind !== owner.kind || row.key !== owner.key)
}
