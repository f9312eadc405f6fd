import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { Fragment } from 'react'
import { readVersions } from './read-versions'
import { VersionList } from './VersionList'
import './versions.css'

/** The versions of a document or a settings page: when, who and what it was. Payload's list does not say who. */
export async function VersionsPage({
  initPageResult: { collectionConfig, docID, globalConfig, req },
  routeSegments,
  searchParams,
  versions: { disableGutter = false, useVersionDrawerCreatedAtCell: isInDrawer = false } = {},
}: DocumentViewServerProps) {
  const page = Math.max(1, Math.trunc(Number(searchParams?.['page'])) || 1)
  const collection = collectionConfig?.slug
  const global = globalConfig?.slug
  const { rows, totalPages, totalDocs } = await readVersions(
    req,
    { collection, global, id: docID },
    isInDrawer ? 1 : page,
  )
  const isTrashed = routeSegments[2] === 'trash'
  const adminRoute = req.payload.config.routes.admin
  const path = collection
    ? (`/collections/${collection}/${isTrashed ? 'trash/' : ''}${docID}/versions` as const)
    : (`/globals/${global}/versions` as const)
  const Frame = disableGutter ? Fragment : Gutter
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collection}
        globalSlug={global}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={String(collectionConfig?.labels.plural ?? globalConfig?.label)}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? global}
        view="Versions"
      />
      <main className="tessera-versions">
        <Frame>
          <VersionList
            versions={rows}
            total={totalDocs}
            page={page}
            pages={totalPages}
            url={formatAdminURL({ adminRoute, path })}
            isInDrawer={isInDrawer}
          />
        </Frame>
      </main>
    </>
  )
}
