import { down, up } from './20261122_235910_initial'

export const migrations = [{ name: '20261122_235910_initial', up, down }]
