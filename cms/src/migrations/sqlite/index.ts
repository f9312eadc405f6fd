import { down, up } from './20261122_201610_initial'

export const migrations = [{ name: '20261122_201610_initial', up, down }]
