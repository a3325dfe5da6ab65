import { provider } from './en/provider.ts'

export const messages = { provider }
