import { charactersIn } from '#contract/kit/text/characters.ts'
import { Type } from './schema.ts'

/**
 * Named formats of the specification (section 5), for forms and the server alike. A schema uses one as
 * `Formatted('mobile')`; `registerFormats` registers all of them with a schema validator. Empty text matches every
 * format: required fields set a minimum length instead.
 */
const patterns = {
  mobile: /^1[3-9]\d{9}$/,
  emailAddress: /^[A-Za-z0-9]+([._+-][A-Za-z0-9]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,4}$/,
  landline: /^(0\d{2,3}-?)?\d{7,8}(-\d{1,6})?$/,
  serviceNumber: /^[48]00-?\d{3}-?\d{4}$/,
  creditCode: /^([0-9A-Za-z]{13}|[0-9A-Za-z]{15}|[0-9A-Za-z]{18})$/,
  taxpayerNumber: /^([0-9A-Z]{13}|[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/,
  webAddress: /^(https?|ftps?):\/\/[!-[\]-~\u{a1}-\u{d7ff}\u{e000}-\u{10ffff}]+$/iu,
  agreementNumber: /^[A-Za-z0-9]+$/,
  amount: /^(0|[1-9]\d{0,7})(\.\d{1,2})?$/,
  batchNumber: /^[A-Za-z0-9]+([-_./][A-Za-z0-9]+)*$/,
}

const isTelephone = (text: string) =>
  patterns.mobile.test(text) || patterns.landline.test(text) || patterns.serviceNumber.test(text)
const isEmailAddress = (text: string) => patterns.emailAddress.test(text)

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Check digit of an 18-digit ID card number, computed from its first 17 digits (GB 11643, MOD 11-2). */
export const idCardCheckDigit = (first17: string): string =>
  '10X98765432'[weights.reduce((sum, weight, at) => sum + weight * Number(first17[at]), 0) % 11]!

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Validates an ID card number: 18 digits with birthday and check digit, or 15 digits of the first generation, which
 * have neither century nor check digit.
 */
function isIdCard(text: string): boolean {
  const [, century, year, month, day] = /^[1-9]\d{5}(18|19|20|)(\d\d)(\d\d)(\d\d)\d{3}[\dXx]?$/.exec(text) ?? []
  if (century === undefined || text.length !== (century === '' ? 15 : 18)) return false
  if (!isDate(Number(`${century || '19'}${year}`), Number(month), Number(day))) return false
  return century === '' ? /^\d+$/.test(text) : idCardCheckDigit(text) === text[17]!.toUpperCase()
}

const tests = {
  mobile: (text: string) => patterns.mobile.test(text),
  telephone: isTelephone,
  emailAddress: isEmailAddress,
  phoneOrEmail: (text: string) => (text.includes('@') ? isEmailAddress(text) : isTelephone(text)),
  idCard: isIdCard,
  creditCode: (text: string) => patterns.creditCode.test(text),
  taxpayerNumber: (text: string) => patterns.taxpayerNumber.test(text),
  webAddress: (text: string) => patterns.webAddress.test(text) && URL.canParse(text),
  agreementNumber: (text: string) => patterns.agreementNumber.test(text),
  amount: (text: string) => patterns.amount.test(text),
  batchNumber: (text: string) => patterns.batchNumber.test(text),
} as const satisfies Record<string, (text: string) => boolean>

export type FormatName = keyof typeof tests
export const formatNames = Object.keys(tests) as readonly FormatName[]

export const isFormatName = (name: unknown): name is FormatName =>
  typeof name === 'string' && Object.hasOwn(tests, name)

/** Maximum length of each format in characters. */
const longest: Readonly<Record<FormatName, number>> = {
  mobile: 11,
  telephone: 30,
  emailAddress: 100,
  phoneOrEmail: 100,
  idCard: 18,
  creditCode: 18,
  taxpayerNumber: 20,
  webAddress: 100,
  agreementNumber: 40,
  amount: 11,
  batchNumber: 40,
}

export const longestOf = (name: FormatName): number => longest[name]

/** Whether a text has the format; empty text always does. */
export const hasFormat = (name: FormatName, text: string): boolean =>
  text === '' || (charactersIn(text) <= longest[name] && tests[name](text))

/** Registers every format with a schema validator, under the names that schemas use. */
export function registerFormats(register: (name: FormatName, test: (text: string) => boolean) => unknown): void {
  for (const name of formatNames) register(name, (text) => hasFormat(name, text))
}

/** Required text of a named format. */
export const Formatted = (name: FormatName) => Type.String({ format: name, minLength: 1 })

/** Optional text of a named format: can be empty. */
export const FormattedNote = (name: FormatName) => Type.String({ format: name })
