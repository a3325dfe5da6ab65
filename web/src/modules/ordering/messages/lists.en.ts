import { lists } from './en/lists.ts'

export const messages = { lists }
