import { watches } from './en/watches.ts'

export const messages = { watches }
