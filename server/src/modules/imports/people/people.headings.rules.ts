import type { PeopleField } from '#contract/imports/people.ts'
import { refuse } from '#kit/refusal.ts'

/** Headings of the template in both languages; a star marks required fields. */
export const peopleHeadings: Readonly<Record<PeopleField, readonly [zh: string, en: string]>> = {
  userName: ['*姓名', '*Name'],
  userCode: ['*账号（工号）', '*Account'],
  dept: ['*部门（编码或全称）', '*Department (code or full name)'],
  mobile: ['手机号码', 'Mobile number'],
  email: ['邮箱', 'E-mail'],
}
export const peopleFields = Object.keys(peopleHeadings) as PeopleField[]
export const required: readonly PeopleField[] = ['userName', 'userCode', 'dept']

/** Normalises a heading: `*账号（工号）` and `账号` are equal. */
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/\(.*?\)/g, '')
    .replace(/[\s*:]/g, '')
    .toLowerCase()

export type Columns = Readonly<Partial<Record<PeopleField, number>>>

/** Columns of the fields; refuses a workbook without a required column. */
export function columnsIn(headings: readonly string[], isEnglish: boolean): Columns {
  const found = headings.map(plain)
  const places = peopleFields.map((field) => {
    const at = found.findIndex((heading) => peopleHeadings[field].some((known) => plain(known) === heading))
    return [field, at] as const
  })
  const missing = places.filter(([field, at]) => at < 0 && required.includes(field))
  const names = missing.map(([field]) => peopleHeadings[field][isEnglish ? 1 : 0].replace('*', ''))
  if (names.length > 0) refuse('peopleImport.headings', { names: names.join(isEnglish ? ', ' : '、') })
  return Object.fromEntries(places.filter(([, at]) => at >= 0))
}
