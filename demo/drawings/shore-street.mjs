import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, cut, path } from '../press/svg.mjs'

/** Takes ink away. */
const bare = 'fill="#fff"'

export const shoreStreet = {
  'shore-street': () => {
    const chance = random('shore street 4')
    let x = -40
    const houses = upTo(13).map((n) => {
      const house = {
        x,
        width: chance.range(150, 226),
        height: chance.range(210, 370),
        tone: n % 3,
        stepped: chance.next() < 0.5,
        stack: chance.range(0.15, 0.7),
      }
      x += house.width + (chance.next() < 0.25 ? 14 : 0)
      return house
    })
    const foot = 690
    const gable = (/** @type {(typeof houses)[number]} */ { x: left, width, height, stepped }) => {
      const [eaves, peak] = [foot - height, foot - height - width * 0.46]
      if (!stepped)
        return path(
          `M${left} ${foot}V${eaves}L${left + width / 2} ${peak}L${left + width} ${eaves}V${foot}Z`,
        )
      const steps = 5
      const up = upTo(steps).map(
        (n) =>
          `V${eaves - ((n + 0.6) * (eaves - peak)) / steps}H${left + ((n + 1) * width) / 2 / steps - (n === steps - 1 ? 8 : 0)}`,
      )
      const down = upTo(steps).map(
        (n) =>
          `H${left + width / 2 + (n * width) / 2 / steps + (n === 0 ? 8 : 0)}V${peak + ((n + 0.4) * (eaves - peak)) / steps}`,
      )
      return path(`M${left} ${foot}${up.join('')}${down.join('')}H${left + width}V${foot}Z`)
    }
    const openings = houses.map(({ x: left, width, height }) => {
      const columns = width > 185 ? 3 : 2
      const floors = height > 290 ? 3 : 2
      return upTo(floors)
        .flatMap((floor) =>
          upTo(columns).map((column) => {
            const at = left + ((column + 0.5) * width) / columns - 19
            const y = foot - height + 34 + (floor * (height - 40)) / floors
            return floor === floors - 1 && column === columns - 1
              ? box(at - 3, foot - 92, 44, 92)
              : box(at, y, 38, 54) + box(at + 17, y, 4, 54, bare) + box(at, y + 25, 38, 4, bare)
          }),
        )
        .join('')
    })
    const stacks = houses.map(
      ({ x: left, width, height, stack }) =>
        box(left + width * stack, foot - height - width * 0.52, 30, 200) +
        box(left + width * stack - 4, foot - height - width * 0.52, 38, 10),
    )
    const reflection = houses.flatMap(({ x: left, width, height }) =>
      upTo(20).map((row) =>
        cut(
          [
            [left + chance.range(-14, 30), foot + 58 + row * 12],
            [left + width / 2, foot + 59 + row * 12],
            [left + width + chance.range(-30, 14), foot + 58 + row * 12],
          ],
          Math.max(0, (7 - row * 0.28) * (height / 320)),
        ),
      ),
    )
    const of = (/** @type {number} */ tone) =>
      houses
        .filter((house) => house.tone === tone)
        .map(gable)
        .join('')
    const roofs = [0, 1, 2].map(of).join('')
    return {
      name: 'shore-street',
      width: 2400,
      height: 1000,
      paper: paper.natural,
      layers: [
        {
          ink: ink.mist,
          wear: 0.4,
          art: box(0, 0, 2400, 690) + roofs.replaceAll('/>', ` ${bare}/>`),
        },
        { ink: ink.coral, wear: 0.4, art: of(0) },
        { ink: ink.ochre, wear: 0.4, art: of(1), shift: /** @type {[number, number]} */ ([3, -2]) },
        {
          ink: ink.night,
          wear: 0.3,
          art:
            stacks.join('') +
            roofs.replaceAll('/>', ` ${bare}/>`) +
            openings.join('') +
            box(0, foot, 2400, 34) +
            reflection.join(''),
        },
      ],
    }
  },
}
