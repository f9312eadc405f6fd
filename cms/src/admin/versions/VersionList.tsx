'use client'

import { Link, useModal, useTranslation, useConfig } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import type { VersionRow } from './version-row'

interface VersionListProps {
  readonly versions: readonly VersionRow[]
  readonly total: number
  readonly page: number
  readonly pages: number
  /** Address of the list. */
  readonly url: string
  /** In the drawer that selects a version to compare with. */
  readonly isInDrawer: boolean
}

/** When, who and what each version was. */
export function VersionList({ versions, total, page, pages, url, isInDrawer }: VersionListProps) {
  if (total === 0) return <p>There are no versions yet. Each save makes one.</p>
  return (
    <>
      <table className="tessera-versions__list">
        <thead>
          <tr>
            <th scope="col">Saved</th>
            <th scope="col">By</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.id}>
              <td>
                <VersionLink version={version} url={url} isInDrawer={isInDrawer} />
              </td>
              <td>{version.savedBy ?? 'A program'}</td>
              <td>{version.states.join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && !isInDrawer && (
        <nav className="tessera-versions__pages" aria-label="Pages">
          {page > 1 && <Link href={`${url}?page=${page - 1}`}>Newer</Link>}
          <span>
            Page {page} of {pages}, {total} versions
          </span>
          {page < pages && <Link href={`${url}?page=${page + 1}`}>Older</Link>}
        </nav>
      )}
    </>
  )
}

interface VersionLinkProps extends Pick<VersionListProps, 'url' | 'isInDrawer'> {
  readonly version: VersionRow
}

function VersionLink({ version: { id, savedAt }, url, isInDrawer }: VersionLinkProps) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { closeAllModals } = useModal()
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const date = formatDate({ date: savedAt, i18n, pattern: config.admin.dateFormat })
  if (!isInDrawer) return <Link href={`${url}/${id}`}>{date}</Link>
  const compare = () => {
    closeAllModals()
    const query = new URLSearchParams(search)
    query.set('versionFrom', String(id))
    router.push(`${pathname}?${query}`)
  }
  return (
    <button type="button" className="tessera-versions__compare" onClick={compare}>
      {date}
    </button>
  )
}
