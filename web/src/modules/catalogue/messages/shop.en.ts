import { shop } from './en/shop.ts'

export const messages = { shop }
