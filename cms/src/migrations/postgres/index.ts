import { down, up } from './20261122_180212_initial'

export const migrations = [{ name: '20261122_180212_initial', up, down }]
