import { down, up } from './20261122_181233_initial'

export const migrations = [{ name: '20261122_181233_initial', up, down }]
