import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { foldMobile } from '#contract/kit/person.ts'
import { hasFormat } from '#contract/kit/validators.ts'
import type { PeopleField } from '#contract/imports/people.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { peopleFields, required, type Columns } from './people.headings.rules.ts'

export interface PersonRow extends Readonly<Record<PeopleField, string>> {
  /** Row number in the spreadsheet. */
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
    value: firstCharacters(row[field], 100),
    code,
    facts,
  })
  return [
    ...required.filter((field) => row[field] === '').map((field) => of(field, 'peopleImport.required')),
    ...peopleFields
      .filter((field) => charactersIn(row[field]) > longest[field])
      .map((field) => of(field, 'peopleImport.tooLong', { most: longest[field] })),
    ...(row.userCode === '' || /^[A-Za-z0-9][A-Za-z0-9._@-]{1,39}$/.test(row.userCode)
      ? []
      : [of('userCode', 'peopleImport.code')]),
    ...(hasFormat('mobile', row.mobile) ? [] : [of('mobile', 'format.mobile')]),
    ...(hasFormat('emailAddress', row.email) ? [] : [of('email', 'format.emailAddress')]),
  ]
}

/** Existing organisation data that the rows refer to. */
export interface KnownOrganisation {
  readonly codes: ReadonlySet<string>
  readonly mobiles: ReadonlySet<string>
  /** By code and by full name. */
  readonly departments: ReadonlyMap<string, { readonly id: string; readonly name: string; readonly disabled: boolean }>
}

/** All violations of the rows, in order. */
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
      problems.push({ row: row.no, field, value: firstCharacters(row[field], 100), code, facts })
    for (const field of ['userCode', 'mobile'] as const) {
      if (row[field] === '') continue
      const at = earlier(field, row)
      if (at !== undefined) add(field, 'peopleImport.twice', { row: at })
    }
    if (known.codes.has(row.userCode)) add('userCode', 'user.codeTaken')
    if (row.mobile !== '' && known.mobiles.has(row.mobile)) add('mobile', 'person.mobileTaken')
    const department = known.departments.get(row.dept)
    if (row.dept !== '' && !department)
      add('dept', 'peopleImport.unknownDept', { value: firstCharacters(row.dept, 100) })
    if (department?.disabled) add('dept', 'dept.disabled', { name: department.name })
    return problems
  })
}
