import { createCmsClient } from '../../../../scripts/internal-api/client.mjs'
import { findRunning } from '../../../../scripts/internal-api/find-running.mjs'
import { sharedProduct } from './shared-product'

export type { CmsClient, Doc, Id } from '../../../../scripts/internal-api/client.mjs'

/** A client of the CMS on its own port: the public port does not forward the internal API. */
export const connectToCms = ({ dataDir }: { readonly dataDir: string } = sharedProduct()) =>
  createCmsClient(findRunning(dataDir))
