import { down, up } from './20261122_180740_initial'

export const migrations = [{ name: '20261122_180740_initial', up, down }]
