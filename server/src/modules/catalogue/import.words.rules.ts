import { type ImportField, importHeadings, requiredFields } from '#contract/importFields.ts'
import { type Lang, type RefusalCode, say } from '#contract/refusals.ts'

interface Told {
  readonly cell: string
  readonly heading: string
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, unknown>>
}

/** `D17 含税单价：不是有效的金额` */
export const messageOf = ({ cell, heading, code, facts }: Told, lang: Lang): string =>
  `${cell} ${heading}${lang === 'en' ? ': ' : '：'}${say(code, lang, facts)}`

/** The product's own heading of a field. */
export const headingOf = (field: ImportField, lang: Lang): string =>
  importHeadings[field][lang === 'en' ? 1 : 0] ?? field

/** The same with a star where the field is needed. */
export const starred = (field: ImportField, lang: Lang): string =>
  `${requiredFields.includes(field) ? '*' : ''}${headingOf(field, lang)}`
