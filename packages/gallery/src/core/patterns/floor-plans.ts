import { deal } from '../deal'
import { LEVELS } from '../levels'
import { picture } from '../place'
import type { Pattern, PatternLevel } from '../types'

/** A pattern as text, for documents and tests: at each level its repetition, and how fewer last tiles close it. */
export const floorPlans = ({ id, label, levels }: Pattern): string =>
  [
    `${id}: ${label}`,
    ...LEVELS.map((level) => `${level}\n${levelPlans(levels[level]).join('\n\n')}`),
  ].join('\n\n')

/** All numbers of tiles from one to a whole repetition, the largest first. */
const levelPlans = (level: PatternLevel): readonly string[] =>
  level.spans.map((_, index) => {
    const count = level.spans.length - index
    return picture(deal(level, count), level.columns).replaceAll('/', '\n')
  })
