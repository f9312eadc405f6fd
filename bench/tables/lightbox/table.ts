import type { Table, TableResult } from '../../table'
import { joinParts, tryPart, type Part } from '../page/part'
import { measureAccess } from './parts/measure-access'
import { measureFingers } from './parts/measure-fingers'
import { measureMoving } from './parts/measure-moving'
import { measureOpening } from './parts/measure-opening'
import { weigh } from './parts/weigh'
import { openRooms } from './rooms/open-rooms'

export const table: Table = {
  title: 'The lightbox',
  limit: 900,
  run: async (bench) => {
    const rooms = await openRooms()
    try {
      const parts: Part[] = []
      const part = async (name: string, work: () => Promise<Part>) => {
        bench.say(name)
        parts.push(await tryPart(name, work))
        bench.keep(resultOf(parts))
      }
      await part('Weight', weigh)
      await part('Opening', () => measureOpening(bench, rooms.origin))
      await part('Moving on', () => measureMoving(bench, rooms.origin))
      await part('Fingers', () => measureFingers(bench, rooms.origin))
      await part('Keyboard and axe', () => measureAccess(bench, rooms.origin))
      return resultOf(parts)
    } finally {
      await rooms.stop()
    }
  },
}

function resultOf(parts: readonly Part[]): TableResult {
  const { goals, grids, notes } = joinParts(parts)
  return { method: METHOD, goals, grids, notes: [...notes, ...NOTES] }
}

const METHOD =
  'The same 24 images of 1600 x 1067 px in four columns of tiles of 480 px, for the peers as links, for ours as its gallery. Script and style are loaded for all at the first sign that they are wanted, and a click opens. Each run has a browser of its own. After every frame the page is asked how the image is seen in the open lightbox, in its tile’s file or in its large one, as far as the browser has it. It counts as seen when it is at least 90 % opaque, all that it lies in included, and half of it is within the window; in the lightbox: seen, and no smaller than its tile; half its size: seen, at half of its final width; sharp: the same in its large file. Times are ms from the click until that frame is drawn. Answer to the click is Event Timing’s duration, as INP counts it.'

const NOTES = [
  'React is on the page before the click for Tessera and yet-another-react-lightbox; the others need none.',
  'Tessera and PhotoSwipe show the tile’s image until the large one is there, and grow it from the tile (250 and 333 ms): half its size is reached on the way. The others fade in the large one.',
  'Tessera’s script is cut into several files here and asked for all at once, as a site built with Vite does.',
  'Tessera’s page is a gallery whose address follows what is open; the peers’ pages are links.',
]
