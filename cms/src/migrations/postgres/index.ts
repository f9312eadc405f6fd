import { down, up } from './20261122_233221_initial'

export const migrations = [{ name: '20261122_233221_initial', up, down }]
