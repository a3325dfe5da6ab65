import type { Lang } from '#contract/refusals.ts'
import { type PrintKindCode, printKindOf } from '#contract/tenancy/printKinds.ts'

type Pair = readonly [zh: string, en: string]

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' })
export const timeOf = (at: string | Date): string => clock.format(new Date(at))

/** Text of the reader's language. */
export const inLanguage =
  (lang: Lang) =>
  ([zh, en]: Pair): string =>
    lang === 'en' ? en : zh

/** Facts under each other, each with its label; empty ones are left out. */
export const factsOf = (rows: readonly (readonly [label: string, value: string])[], labelWidth = 66) => ({
  stack: rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({
      columns: [
        { text: label, style: 'label', width: labelWidth },
        { text: value, width: '*' },
      ],
      margin: [0, 1, 0, 1],
    })),
})

/** Table of goods: its first column is the name with the specification below. Its columns are those of the kind. */
export const goodsTable = (
  kind: PrintKindCode,
  heads: readonly string[],
  rows: readonly { readonly name: string; readonly spec: string; readonly cells: readonly string[] }[],
) => ({
  columnCodes: printKindOf(kind).columns.map(({ code }) => code),
  margin: [0, 10, 0, 0],
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['*', ...heads.slice(1).map(() => 'auto')],
    body: [
      heads.map((text, index) => ({ text, style: 'head', alignment: index > 0 ? 'right' : 'left' })),
      ...rows.map(({ name, spec, cells }) => [
        { stack: [name, { text: spec, style: 'label' }] },
        ...cells.map((text) => ({ text, alignment: 'right' })),
      ]),
    ],
  },
  layout: 'hairlines',
})

/** Title with the code that a scanner reads. */
export const headWithCode = (title: string, code: string) => ({
  columns: [
    {
      stack: [
        { text: title, style: 'title' },
        { text: code, fontSize: 11, margin: [0, 6, 0, 0] },
      ],
      width: '*',
    },
    { qr: code, fit: 72, width: 76 },
  ],
  margin: [0, 0, 0, 8],
})
