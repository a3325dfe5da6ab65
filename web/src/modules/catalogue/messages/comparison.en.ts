import { goodsComparison } from './en/goodsComparison.ts'

export const messages = { goodsComparison }
