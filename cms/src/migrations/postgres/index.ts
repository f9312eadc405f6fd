import { down, up } from './20261123_180233_initial'

export const migrations = [{ name: '20261123_180233_initial', up, down }]
