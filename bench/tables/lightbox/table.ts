import type { Table, TableResult } from '../../table'
import { joinMeasurements, tryMeasurement, type Measurement } from '../../report/measurement'
import { measureAccess } from './measurements/measure-access'
import { measureNextSlide } from './measurements/measure-next-slide'
import { measureOpening } from './measurements/measure-opening'
import { measureSize } from './measurements/measure-size'
import { measureTouch } from './measurements/measure-touch'
import { serveLightboxes } from './pages/serve-lightboxes'

export const table: Table = {
  title: 'The lightbox',
  limit: 900,
  run: async (bench) => {
    const server = await serveLightboxes()
    try {
      const measurements: Measurement[] = []
      const measure = async (name: string, work: () => Promise<Measurement>) => {
        bench.log(name)
        measurements.push(await tryMeasurement(name, work))
        bench.saveProgress(resultOf(measurements))
      }
      await measure('Size', measureSize)
      await measure('Opening', () => measureOpening(bench, server.origin))
      await measure('Next slide', () => measureNextSlide(bench, server.origin))
      await measure('Touch', () => measureTouch(bench, server.origin))
      await measure('Keyboard and axe', () => measureAccess(bench, server.origin))
      return resultOf(measurements)
    } finally {
      await server.stop()
    }
  },
}

function resultOf(measurements: readonly Measurement[]): TableResult {
  const { goals, grids, notes } = joinMeasurements(measurements)
  return { method: METHOD, goals, grids, notes: [...notes, ...NOTES] }
}

const METHOD =
  'The same 24 images of 1600 x 1067 px in four columns, with image files of 480 px in the tiles: links for the peers, a gallery for ours. All candidates load script and style on intent, and a click opens the image. Each run has a browser of its own. After every frame the page records how the image is visible in the open lightbox, in the tile’s file or in the large one. It counts as visible when it is at least 90 % opaque, including its ancestors, and half of it is in the viewport. In the lightbox: visible and not smaller than its tile. Half its size: visible with half of its final width. Sharp: the same in the large file. Times are ms from the click until the paint of that frame. Response to the click is the duration of Event Timing, which INP counts.'

const NOTES = [
  'For Tessera and yet-another-react-lightbox, React is loaded before the click; the others do not use React.',
  'Tessera and PhotoSwipe show the tile’s image until the large one is loaded and animate it from the tile (250 and 333 ms), so they reach half of its size during the animation. The others fade in the large image.',
  'Tessera’s script is split into several files that are requested at the same time, as in a site built with Vite.',
  'Tessera’s page is a gallery that writes the open image to the URL; the peers’ pages are links.',
]
