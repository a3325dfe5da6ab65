import { priceWatch } from './en/priceWatch.ts'

export const messages = { priceWatch }
