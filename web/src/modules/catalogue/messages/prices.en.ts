import { prices } from './en/prices.ts'

export const messages = { prices }
