import { down, up } from './20261127_195325_initial'

export const migrations = [{ name: '20261127_195325_initial', up, down }]
