import { countdown } from './en/countdown.ts'
import { hall } from './en/hall.ts'
import { result } from './en/result.ts'

/** What halls say, and the cards of projects wherever they are. */
export const messages = { countdown, hall, result }
