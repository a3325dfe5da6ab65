import { decimal, units } from '#contract/kit/money.ts'
import { firstCharacters } from '#contract/kit/text/characters.ts'
import { refuse } from '#kit/refusal.ts'
import type { DataLine } from './data.rules.ts'
import { centsOf, fineUnits } from './fine.rules.ts'

/** Mandatory text; refuses with the name of the part that is missing. */
export const needed = (text: string, part: string): string =>
  text === '' ? refuse('invoice.incomplete', { part }) : text

/** Mandatory amount with two decimals. */
export const amountOf = (text: string, part: string): string =>
  centsOf(needed(text, part)) ?? refuse('invoice.incomplete', { part })

const longest = 200
/** Text of one line that is not longer than the product keeps. */
export const short = (text: string): string => firstCharacters(text.replaceAll(/\p{Cc}+/gu, ' ').trim(), longest)

/** Tax numbers are compared as the credit codes of companies are. */
export { foldCreditCode as taxNo } from '#contract/kit/text/creditCode.ts'

/** Day of `2026-11-03 10:20:31`, `2026年11月03日` or `20261103`. */
export function dayIn(text: string, part: string): string {
  const match = /^(\d{4})[-/年.]?(\d{2})[-/月.]?(\d{2})/.exec(text)
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
  const isDay = day !== '' && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay ? day : refuse('invoice.incomplete', { part })
}

/** Rate of `0.13`, `13%`, `免税` or `不征税`. */
export function rateOf(text: string): Pick<DataLine, 'rate' | 'rateKind'> {
  if (/不征/.test(text)) return { rate: null, rateKind: 'untaxed' }
  if (/^(免税|\**)$/.test(text)) return { rate: null, rateKind: 'exempt' }
  const percent = /^(\d{1,2}(?:\.\d{1,4})?)%$/.exec(text)?.[1]
  if (percent !== undefined) return { rate: decimal(units(percent)), rateKind: 'rate' }
  const fraction = /^0?\.\d{1,8}$|^0$/.test(text) ? fineUnits(text.startsWith('.') ? `0${text}` : text) : undefined
  if (fraction === undefined) return refuse('invoice.incomplete', { part: '税率' })
  return { rate: decimal(fraction / 10n ** 7n), rateKind: 'rate' }
}

/** Name and class of `*class*name`. */
export function itemOf(text: string): Pick<DataLine, 'name' | 'className'> {
  const match = /^\*([^*]*)\*([^]*)$/.exec(text)
  return match ? { className: short(match[1]!), name: short(match[2]!) } : { className: '', name: short(text) }
}

/** Quantity or unit price; null if it is empty. */
export function fineOf(text: string, line: number): string | null {
  if (text === '') return null
  return fineUnits(text) === undefined ? refuse('invoice.lineAmount', { line }) : text
}

/** Tax of a line: exempt ones write asterisks. */
export const lineTax = (text: string): string => (/^\**$/.test(text) ? '0.00' : amountOf(text, '明细税额'))
