import { benchFile, bundle } from '../../../measure/bundle'
import { serve, type Served } from '../../../measure/serve'
import { CANDIDATES } from '../candidates'
import { drawImages } from './draw-images'
import { laterFiles } from './later-files'
import { roomPage } from './page'

/** Serves every candidate's page: `/<kind>`. */
export async function openRooms(): Promise<Served> {
  const file = (name: string) => benchFile(`tables/lightbox/${name}`)
  const files = await bundle(
    {
      watch: file('watch/watch.ts'),
      ours: file('rooms/ours.tsx'),
      photoswipe: file('rooms/photoswipe.ts'),
      yarl: file('rooms/yarl.ts'),
      glightbox: file('rooms/glightbox.ts'),
      gallery: '@tessera/gallery/styles.css',
      ...STYLES,
    },
    { splitting: true },
  )
  const later = laterFiles(files, 'ours.js', /^Lightbox-/)
  return serve(new Map([...files, ...(await drawImages())]), (pathname, query) => {
    const candidate = CANDIDATES.find(({ kind }) => pathname === `/${kind}`)
    return candidate
      ? roomPage(candidate.kind, { search: query.size > 0 ? `?${query}` : '', later })
      : null
  })
}

const STYLES = {
  'ours-style': '@tessera/gallery/lightbox.css',
  'photoswipe-style': 'photoswipe/style.css',
  'yarl-style': 'yet-another-react-lightbox/styles.css',
  'glightbox-style': 'glightbox/dist/css/glightbox.css',
}
