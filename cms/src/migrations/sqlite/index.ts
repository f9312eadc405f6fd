import { down, up } from './20261122_233208_initial'

export const migrations = [{ name: '20261122_233208_initial', up, down }]
