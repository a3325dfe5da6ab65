import { agreements } from './en/agreements.ts'
import { priceIndices } from './en/priceIndices.ts'

export const messages = { agreements, priceIndices }
