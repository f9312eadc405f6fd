import { benchFile, bundle } from '../../../measure/bundle'
import { serve, type BenchServer } from '../../../measure/serve'
import { CANDIDATES } from '../candidates'
import { createImages } from './create-images'
import { lazyFiles } from './lazy-files'
import { lightboxPage } from './lightbox-page'

/** Serves every candidate's page at `/<kind>`. */
export async function serveLightboxes(): Promise<BenchServer> {
  const file = (name: string) => benchFile(`tables/lightbox/${name}`)
  const files = await bundle(
    {
      recorder: file('visibility/recorder.ts'),
      ours: file('pages/ours.tsx'),
      photoswipe: file('pages/photoswipe.ts'),
      yarl: file('pages/yarl.ts'),
      glightbox: file('pages/glightbox.ts'),
      gallery: '@tessera/gallery/styles.css',
      ...STYLES,
    },
    { splitting: true },
  )
  const lazy = lazyFiles(files, 'ours.js', /^Lightbox-/)
  return serve(new Map([...files, ...(await createImages())]), (pathname, query) => {
    const candidate = CANDIDATES.find(({ kind }) => pathname === `/${kind}`)
    return candidate
      ? lightboxPage(candidate.kind, { search: query.size > 0 ? `?${query}` : '', lazy })
      : null
  })
}

const STYLES = {
  'ours-style': '@tessera/gallery/lightbox.css',
  'photoswipe-style': 'photoswipe/style.css',
  'yarl-style': 'yet-another-react-lightbox/styles.css',
  'glightbox-style': 'glightbox/dist/css/glightbox.css',
}
