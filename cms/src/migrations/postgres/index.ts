import { down, up } from './20261122_135324_initial'

export const migrations = [{ name: '20261122_135324_initial', up, down }]
