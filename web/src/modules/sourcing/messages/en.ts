import { sourcing } from './en/sourcing.ts'

export const messages = { sourcing }
