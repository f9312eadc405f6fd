import { down, up } from './20261122_173601_initial'

export const migrations = [{ name: '20261122_173601_initial', up, down }]
