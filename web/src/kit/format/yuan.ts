import { formatMoney } from '#contract/kit/format.ts'

/** Amount within a sentence, with the narrow currency sign; elsewhere `Amount` shows it. */
export const yuan = (value: string): string => `¥${formatMoney(value)}`
