import { reviews } from './en/reviews.ts'

export const messages = { reviews }
