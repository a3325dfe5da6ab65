import { type Lang, type Refusals, sentenceOf } from './refusals.ts'
import type { FormatName } from './validators.ts'

/** Refusals of the named formats, worded as in the specification if it defines the message. */
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

/**
 * Error message of a named format. Browsers import it without the messages of all other refusals, which saves script
 * size.
 */
export const formatSentence = (name: FormatName, lang: Lang): string =>
  sentenceOf(formatRefusals[`format.${name}`], lang)
