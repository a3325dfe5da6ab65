import { foldMobile } from '#contract/kit/person.ts'
import { hasFormat } from '#contract/kit/validators.ts'
import type { PeopleField } from '#contract/imports/people.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#kit/refusal.ts'

/** The headings of the template, in both languages; a star marks what has to be filled in. */
export const peopleHeadings: Readonly<Record<PeopleField, readonly [zh: string, en: string]>> = {
  userName: ['*姓名', '*Name'],
  userCode: ['*账号（工号）', '*Account'],
  dept: ['*部门（编码或全称）', '*Department (code or full name)'],
  mobile: ['手机号码', 'Mobile number'],
  email: ['邮箱', 'E-mail'],
}
export const peopleFields = Object.keys(peopleHeadings) as PeopleField[]
const required: readonly PeopleField[] = ['userName', 'userCode', 'dept']

/** `*账号（工号）` and `账号` are one heading. */
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/\(.*?\)/g, '')
    .replace(/[\s*:]/g, '')
    .toLowerCase()

type Columns = Readonly<Partial<Record<PeopleField, number>>>

/** Which column is which field; a workbook without one of the required columns is refused. */
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

export interface PersonRow extends Readonly<Record<PeopleField, string>> {
  /** As the spreadsheet numbers it. */
  readonly no: number
}

export interface Problem {
  readonly row: number
  readonly field: PeopleField
  readonly value: string
  readonly code: RefusalCode
  readonly facts?: Readonly<Record<string, unknown>>
}

export function personRowOf(no: number, cells: readonly string[], columns: Columns): PersonRow {
  const cell = (field: PeopleField) => (columns[field] === undefined ? '' : (cells[columns[field]] ?? '').trim())
  return {
    no,
    userName: cell('userName'),
    userCode: cell('userCode').normalize('NFKC'),
    dept: cell('dept'),
    mobile: foldMobile(cell('mobile')),
    email: cell('email').normalize('NFKC'),
  }
}

const longest: Readonly<Record<PeopleField, number>> = { userName: 40, userCode: 40, dept: 500, mobile: 32, email: 100 }

function problemsOfRow(row: PersonRow): Problem[] {
  const of = (field: PeopleField, code: RefusalCode, facts = {}): Problem => ({
    row: row.no,
    field,
    value: row[field].slice(0, 100),
    code,
    facts,
  })
  return [
    ...required.filter((field) => row[field] === '').map((field) => of(field, 'peopleImport.required')),
    ...peopleFields
      .filter((field) => row[field].length > longest[field])
      .map((field) => of(field, 'peopleImport.tooLong', { most: longest[field] })),
    ...(row.userCode === '' || /^[A-Za-z0-9][A-Za-z0-9._@-]{1,39}$/.test(row.userCode)
      ? []
      : [of('userCode', 'peopleImport.code')]),
    ...(hasFormat('mobile', row.mobile) ? [] : [of('mobile', 'format.mobile')]),
    ...(hasFormat('emailAddress', row.email) ? [] : [of('email', 'format.emailAddress')]),
  ]
}

/** What the organisation already has of what the rows name. */
export interface KnownOrganisation {
  readonly codes: ReadonlySet<string>
  readonly mobiles: ReadonlySet<string>
  /** By code and by full name. */
  readonly departments: ReadonlyMap<string, { readonly id: string; readonly name: string; readonly disabled: boolean }>
}

/** Everything that is wrong with the rows, in their order. */
export function problemsOf(rows: readonly PersonRow[], known: KnownOrganisation): Problem[] {
  const first = new Map<string, number>()
  const earlier = (field: 'userCode' | 'mobile', row: PersonRow) => {
    const key = `${field}/${row[field]}`
    const at = first.get(key)
    if (at === undefined) first.set(key, row.no)
    return at
  }
  return rows.flatMap((row) => {
    const problems = problemsOfRow(row)
    const add = (field: PeopleField, code: RefusalCode, facts = {}) =>
      problems.push({ row: row.no, field, value: row[field].slice(0, 100), code, facts })
    for (const field of ['userCode', 'mobile'] as const) {
      if (row[field] === '') continue
      const at = earlier(field, row)
      if (at !== undefined) add(field, 'peopleImport.twice', { row: at })
    }
    if (known.codes.has(row.userCode)) add('userCode', 'user.codeTaken')
    if (row.mobile !== '' && known.mobiles.has(row.mobile)) add('mobile', 'person.mobileTaken')
    const department = known.departments.get(row.dept)
    if (row.dept !== '' && !department) add('dept', 'peopleImport.unknownDept', { value: row.dept.slice(0, 100) })
    if (department?.disabled) add('dept', 'dept.disabled', { name: department.name })
    return problems
  })
}
