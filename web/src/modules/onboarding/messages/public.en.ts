import { registerSupplier } from './en/registering.ts'

export const messages = { registerSupplier }
