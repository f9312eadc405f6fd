import { down, up } from './20261123_075805_initial'

export const migrations = [{ name: '20261123_075805_initial', up, down }]
