import type { DocumentKind, Redirect } from '../document'
import { AddressTaken } from './address-taken'
import { tombstone, type PlannedRow, type PublicationDifference } from './compare-publications'
import type { PublicationWriter } from './writer'

interface Owner {
  readonly kind: DocumentKind
  readonly key: string
}

/**
 * The redirect rows that follow from a document's moves: gone where it now lives, made where it lived.
 * @throws AddressTaken when another live document answers at an address it claims
 */
export async function planAddresses(
  owner: Owner,
  { claimed, vacated }: Pick<PublicationDifference, 'claimed' | 'vacated'>,
  writer: PublicationWriter,
): Promise<readonly PlannedRow[]> {
  if (!hasAddress(owner)) return []
  const rows: PlannedRow[] = []
  for (const path of claimed) {
    const holder = await otherHolder(owner, path, writer)
    if (holder) throw new AddressTaken(path, owner, holder)
    const redirects = await writer.rowsOf('redirect', path)
    const live = redirects.filter((row) => row.body !== null)
    rows.push(...live.map((row) => ({ row: tombstone(row), replaces: row.id })))
  }
  for (const { path, locale } of vacated) {
    if (await otherHolder(owner, path, writer)) continue
    const redirects = await writer.rowsOf('redirect', path)
    const replaces = redirects.find((row) => row.locale === locale)?.id ?? null
    const body: Pick<Redirect, 'to'> = { to: { kind: owner.kind, key: owner.key } }
    rows.push({ row: { kind: 'redirect', key: path, locale, path, body, uses: '' }, replaces })
  }
  return rows
}

type Addressed = Owner & { readonly kind: 'article' | 'page' }

function hasAddress(owner: Owner): owner is Addressed {
  return owner.kind === 'article' || owner.kind === 'page'
}

async function otherHolder(owner: Addressed, path: string, writer: PublicationWriter) {
  const holders = await writer.liveAt(path)
  return holders.find((row) => row.kind !== owner.kind || row.key !== owner.key)
}
