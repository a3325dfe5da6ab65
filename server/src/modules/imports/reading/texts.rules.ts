import { truncated } from '#contract/kit/text/characters.ts'
import { type ImportField, importHeadings, requiredFields } from '#contract/imports/importFields.ts'
import { type Lang, type RefusalCode, say } from '#contract/refusals.ts'

interface ReportedCell {
  readonly row_no: number
  readonly cell: string
  readonly heading: string
  readonly value: string
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, unknown>>
}

const grouped = (fact: unknown) => (typeof fact === 'number' ? fact.toLocaleString('en-US') : fact)

/** Text of the cause: `内容过长：1,234 个字符，最多 1,000 个`. */
export const reasonOf = ({ code, facts }: Pick<ReportedCell, 'code' | 'facts'>, lang: Lang): string =>
  say(code, lang, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, grouped(fact)])))

const mostQuoted = 40
const quoted = (value: string) => `“${truncated(value, mostQuoted)}”`

/** Complete message: `第 17 行“含税单价”（D17）：无法识别为数字，内容为“面议”` */
export function messageOf(error: ReportedCell, lang: Lang): string {
  const { row_no: row, cell, heading, value } = error
  const reason = reasonOf(error, lang)
  if (lang === 'en')
    return `Row ${row}, “${heading}” (${cell}): ${reason}${value === '' ? '' : `; found ${quoted(value)}`}`
  return `第 ${row} 行“${heading}”（${cell}）：${reason}${value === '' ? '' : `，内容为${quoted(value)}`}`
}

/** The product's own heading of a field. */
export const headingOf = (field: ImportField, lang: Lang): string =>
  importHeadings[field][lang === 'en' ? 1 : 0] ?? field

/** Heading with a star if the field is required. */
export const starred = (field: ImportField, lang: Lang): string =>
  `${requiredFields.includes(field) ? '*' : ''}${headingOf(field, lang)}`
