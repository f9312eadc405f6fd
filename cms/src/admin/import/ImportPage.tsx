import type { AdminViewServerProps } from 'payload'
import { AdminScreen } from '../screen/AdminScreen'
import { ImportScreen } from './ImportScreen'

/** `/admin/import`: files to choose and former imports, or the import of `?import=<id>`. */
export const ImportPage = (props: AdminViewServerProps) => (
  <AdminScreen {...props} path="/import">
    <ImportScreen />
  </AdminScreen>
)
