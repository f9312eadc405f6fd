/** For servers only: renders the same galleries again and again at low cost. */
export { TitleText } from './react/static/tiles/title/TitleText'
export { createCachedGrid } from './react/server/create-cached-grid'
