/** For those who draw patterns of their own: the public site does not need it. */
export {
  completePattern,
  type CompletedPattern,
  type DrawnPattern,
} from './core/patterns/complete-pattern'
export {
  drawingOf,
  findFault,
  MAX_DRAWING,
  type Drawing,
  type DrawingFault,
  type DrawnTile,
} from './core/patterns/drawing'
export { floorPlans } from './core/patterns/floor-plans'
