/** For servers only: renders the same galleries again and again at low cost. */
export { createCachedGrid } from './react/server/create-cached-grid'
