/** For drawing patterns. The public site does not need it. */
export {
  completePattern,
  type CompletedPattern,
  type DrawnPattern,
} from './core/patterns/complete-pattern'
export { DEFAULT_PATTERN } from './core/patterns/default-pattern'
export {
  findFault,
  MAX_DRAWING,
  toDrawing,
  type Drawing,
  type DrawingFault,
  type DrawnTile,
} from './core/patterns/drawing'
