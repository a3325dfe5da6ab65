import { type Lang, type Refusals, sentenceOf } from './refusals.ts'
import { Type } from './schema.ts'

/**
 * The named formats of the specification (section 5), for every form and for the server alike: a schema says `Formatted('mobile')`, and
 * anyone who checks it has registered `validators` with its own validator. An empty text passes each of them; whether a field may be
 * empty is its length's business.
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

/** The last place of an 18-digit ID card number by its first 17 (GB 11643). */
export const idCardCheckDigit = (first17: string): string =>
  '10X98765432'[weights.reduce((sum, weight, at) => sum + weight * Number(first17[at]), 0) % 11]!

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** 18 digits with a birthday and a check digit; 15 digits of the first generation have neither century nor check digit. */
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

/** How long a text of each format may be at most. */
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

/** Whether a text has the format; an empty one has every format. */
export const hasFormat = (name: FormatName, text: string): boolean =>
  text === '' || (text.length <= longest[name] && tests[name](text))

/** Hands every format to a schema validator, under the name that the schemas use. */
export function registerFormats(register: (name: FormatName, test: (text: string) => boolean) => unknown): void {
  for (const name of formatNames) register(name, (text) => hasFormat(name, text))
}

/** A text of a named format that has to be given. */
export const Formatted = (name: FormatName) => Type.String({ format: name, minLength: 1 })

/** The same where it may be left empty. */
export const FormattedNote = (name: FormatName) => Type.String({ format: name })

/** What is said of a text that has not its format: the specification's own words where it has some. */
export const formatRefusals = {
  'format.mobile': [1041, '手机格式不正确', 'Enter a valid mobile number.'],
  'format.telephone': [1042, '电话号码格式不正确', 'Enter a valid phone number.'],
  'format.emailAddress': [1043, '邮箱格式不正确', 'Enter a valid email address.'],
  'format.phoneOrEmail': [1044, '请输入正确的电话号码或邮箱', 'Enter a valid phone number or email address.'],
  'format.idCard': [1045, '请输入正确的二代身份证号码', 'Enter a valid ID card number.'],
  'format.creditCode': [1046, '请输入13、15、18位字母或数字', 'Enter 13, 15 or 18 letters or digits.'],
  'format.taxpayerNumber': [
    1047,
    '请输入13、15、18或20位大写字母或数字',
    'Enter 13, 15, 18 or 20 uppercase letters or digits.',
  ],
  'format.webAddress': [
    1048,
    '网址格式不正确，须以 http、https、ftp 或 ftps 开头',
    'Enter a URL starting with http, https, ftp or ftps.',
  ],
  'format.agreementNumber': [1049, '协议编号格式不正确', 'Agreement numbers can contain only letters and digits.'],
  'format.amount': [
    1051,
    '请输入不超过 99,999,999 的金额，最多两位小数',
    'Enter an amount up to 99,999,999 with no more than two decimals.',
  ],
  'format.batchNumber': [1050, '入库批次号格式不正确', 'Enter a valid warehouse batch number.'],
} as const satisfies Refusals & Record<`format.${FormatName}`, unknown>

/** What is said of a text that has not its format; for browsers, which do without the sentences of all other refusals. */
export const formatSentence = (name: FormatName, lang: Lang): string =>
  sentenceOf(formatRefusals[`format.${name}`], lang)
