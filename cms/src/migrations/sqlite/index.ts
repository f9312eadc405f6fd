import { down, up } from './20261122_210345_initial'

export const migrations = [{ name: '20261122_210345_initial', up, down }]
