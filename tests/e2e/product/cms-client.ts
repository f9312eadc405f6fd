import { createCmsClient } from '../../../scripts/internal-api/client.mjs'
import { findRunning } from '../../../scripts/internal-api/find-running.mjs'
import { sharedProduct } from './shared-product'

export type { CmsClient, Doc, Id } from '../../../scripts/internal-api/client.mjs'

/** A client of the CMS on its own port: the public port does not forward the internal API. */
export const connectToCms = ({ dataDir }: { readonly dataDir: string } = sharedProduct()) =>
  createCmsClient(findRunning(dataDir))

/** Rich text of one paragraph, as the editor saves it. */
export const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
        ],
      },
    ],
  },
})
