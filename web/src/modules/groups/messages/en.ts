import { groups } from './en/groups.ts'

export const messages = { groups }
