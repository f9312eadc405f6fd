/** For servers only: renders the same galleries again and again at low cost. */
export { TitleText } from './react/static/tiles/title/TitleText'
export {
  createCachedGrid,
  type CachedGridOptions,
  type GridContent,
} from './react/server/create-cached-grid'
