import { down, up } from './20261122_110821_initial'

export const migrations = [{ name: '20261122_110821_initial', up, down }]
