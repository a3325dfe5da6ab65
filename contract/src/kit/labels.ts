import type { Static, TObject } from './schema.ts'

export type Label = readonly [zh: string, en: string]

/**
 * Labels of the fields of a record, once for form, list, detail, export and document: the export takes the labels
 * themselves, messages take them with `inChinese` and `inEnglish`.
 */
export type Labels<Schema extends TObject> = Readonly<Partial<Record<keyof Static<Schema>, Label>>>

type All = Readonly<Record<string, Label>>
const pick = (labels: All, language: 0 | 1) =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, label[language]]))

export const inChinese = <const L extends All>(labels: L) => pick(labels, 0) as { readonly [K in keyof L]: L[K][0] }
export const inEnglish = <const L extends All>(labels: L) => pick(labels, 1) as { readonly [K in keyof L]: string }
