import { down, up } from './20261122_201615_initial'

export const migrations = [{ name: '20261122_201615_initial', up, down }]
