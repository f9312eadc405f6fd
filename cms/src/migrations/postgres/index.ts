import { down, up } from './20261122_204330_initial'

export const migrations = [{ name: '20261122_204330_initial', up, down }]
