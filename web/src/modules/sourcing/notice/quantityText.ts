import { formatCount } from '#contract/kit/format.ts'

/** A measure as people read it: 2,000 or 12.5. */
export function quantityText(quantity: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const rest = fraction.replace(/0+$/, '')
  return `${formatCount(Number(whole))}${rest === '' ? '' : `.${rest}`}`
}
