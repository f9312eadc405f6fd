import { down, up } from './20261123_075823_initial'

export const migrations = [{ name: '20261123_075823_initial', up, down }]
