import type { AdminViewServerProps } from 'payload'
import { listGalleries } from '../../exports/list-galleries'
import { languagesOf } from '../../localisation/in-locale'
import { AdminScreen } from '../screen/AdminScreen'
import { ExportScreen } from './ExportScreen'

/** `/admin/export`: everything, or a table of works. */
export async function ExportPage(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  return (
    <AdminScreen {...props} path="/export">
      <ExportScreen
        galleries={req.user ? await listGalleries(req) : []}
        languages={languagesOf(req)}
      />
    </AdminScreen>
  )
}
