/** For servers: what makes rendering galleries again and again cheap. Not for browsers. */
export { WrittenGrid } from './react/server/CachedGrid'
