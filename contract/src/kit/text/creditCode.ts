/** Unified social credit code 统一社会信用代码 (GB 32100): 18 places, the last of which checks the others. */

const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const

/** Code as it is compared: half width, upper case, without spaces. */
export const foldCreditCode = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/** Check digit of the first 17 places; undefined if one of them is none of the code's letters. */
export function creditCodeCheckDigit(first17: string): string | undefined {
  const values = [...first17].map((letter) => digits.indexOf(letter))
  if (values.length !== weights.length || values.includes(-1)) return undefined
  const sum = values.reduce((total, value, at) => total + value * weights[at]!, 0)
  return digits[(31 - (sum % 31)) % 31]
}

/** Whether a code of 18 places has the right check digit. Older codes of 13 or 15 places have none. */
export const hasRightCheckDigit = (code: string): boolean =>
  code.length === 18 && creditCodeCheckDigit(code.slice(0, 17)) === code[17]
