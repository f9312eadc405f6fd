import { down, up } from './20261123_075500_initial'

export const migrations = [{ name: '20261123_075500_initial', up, down }]
