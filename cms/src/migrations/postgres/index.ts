import { down, up } from './20261122_173606_initial'

export const migrations = [{ name: '20261122_173606_initial', up, down }]
