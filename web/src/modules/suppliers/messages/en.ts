import { suppliers } from './en/suppliers.ts'

export const messages = { suppliers }
