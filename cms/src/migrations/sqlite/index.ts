import { down, up } from './20261122_202419_initial'

export const migrations = [{ name: '20261122_202419_initial', up, down }]
