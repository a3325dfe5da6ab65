import { formatCount } from '#contract/kit/format.ts'

/** Formatted quantity: 2,000 or 12.5. */
export function quantityText(quantity: string): string {
  // Incomplete input is shown unchanged.
  if (!/^\d+(\.\d+)?$/.test(quantity)) return quantity
  const [whole = '0', fraction = ''] = quantity.split('.')
  const rest = fraction.replace(/0+$/, '')
  return `${formatCount(Number(whole))}${rest === '' ? '' : `.${rest}`}`
}
