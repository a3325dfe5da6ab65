import { countdown } from './en/countdown.ts'
import { hall } from './en/hall.ts'
import { result } from './en/result.ts'

/** Messages of halls and project cards. */
export const messages = { countdown, hall, result }
