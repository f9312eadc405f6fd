import type { AdminViewServerProps } from 'payload'
import { TransferPage } from '../transfer/TransferPage'
import { ImportScreen } from './ImportScreen'

/** `/admin/import`: files to choose and former imports, or the import of `?import=<id>`. */
export const ImportPage = (props: AdminViewServerProps) => (
  <TransferPage {...props} path="/import">
    <ImportScreen />
  </TransferPage>
)
