import { down, up } from './20261122_210628_initial'

export const migrations = [{ name: '20261122_210628_initial', up, down }]
