import { countdown } from './en/countdown.ts'
import { hall } from './en/hall.ts'
import { notice } from './en/notice.ts'
import { sourcing } from './en/sourcing.ts'

export const messages = { countdown, hall, notice, sourcing }
