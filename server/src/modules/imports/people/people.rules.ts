import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { foldMobile } from '#contract/kit/person/person.ts'
import { hasFormat } from '#contract/kit/validators.ts'
import { isScientific, violationOfCell } from '#contract/imports/cells.ts'
import type { PeopleField } from '#contract/imports/people.ts'
import { type Cell, shownOf } from '#contract/kit/tables/cell.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { peopleFields, required, type Columns } from './people.headings.rules.ts'

export interface PersonRow extends Readonly<Record<PeopleField, string>> {
  /** Cells that were not read, with the reason. */
  readonly unread: readonly Problem[]
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

const longest: Readonly<Record<PeopleField, number>> = {
  userName: 40,
  userCode: 40,
  dept: 500,
  mobile: 32,
  email: 100,
  position: 60,
  manager: 40,
}

export function personRowOf(no: number, cells: readonly Cell[], columns: Columns): PersonRow {
  const unread: Problem[] = []
  const cell = (field: PeopleField): string => {
    const value = columns[field] === undefined ? null : (cells[columns[field]] ?? null)
    const text = fromNeutral(shownOf(value).trim())
    const isLost = (field === 'userCode' || field === 'mobile') && isScientific(text)
    const found = violationOfCell(value, longest[field]) ?? (isLost ? { code: 'importCell.scientific' as const } : null)
    if (!found) return text
    unread.push({ row: no, field, value: firstCharacters(text, 100), ...found })
    return ''
  }
  const values = {
    userName: cell('userName'),
    userCode: cell('userCode').normalize('NFKC'),
    dept: cell('dept'),
    mobile: foldMobile(cell('mobile')),
    email: cell('email').normalize('NFKC'),
    position: cell('position'),
    manager: cell('manager').normalize('NFKC'),
  }
  return { no, unread, ...values }
}

function problemsOfRow(row: PersonRow): Problem[] {
  const isUnread = (field: PeopleField) => row.unread.some((problem) => problem.field === field)
  const of = (field: PeopleField, code: RefusalCode, facts = {}): Problem => ({
    row: row.no,
    field,
    value: firstCharacters(row[field], 100),
    code,
    facts,
  })
  return [
    ...row.unread,
    ...required
      .filter((field) => row[field] === '' && !isUnread(field))
      .map((field) => of(field, 'peopleImport.required')),
    ...peopleFields
      .filter((field) => charactersIn(row[field]) > longest[field])
      .map((field) => of(field, 'peopleImport.tooLong', { max: longest[field] })),
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
  /** Active ones by code and by name. */
  readonly positions: ReadonlyMap<string, string>
  /** Open accounts by code. */
  readonly managers: ReadonlyMap<string, string>
  /** By code and by full name. */
  readonly departments: ReadonlyMap<string, { readonly id: string; readonly name: string; readonly disabled: boolean }>
}

/** Whether a row's manager in the same workbook is the person of the row, or led by them. */
function isLedByOwn({ userCode }: PersonRow, leads: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  let above = leads.get(userCode)
  while (above !== undefined && !seen.has(above)) {
    if (above === userCode) return true
    seen.add(above)
    above = leads.get(above)
  }
  return false
}

/** All violations of the rows, in order. */
export function problemsOf(rows: readonly PersonRow[], known: KnownOrganisation): Problem[] {
  const first = new Map<string, number>()
  const leads = new Map(rows.map(({ userCode, manager }) => [userCode, manager]))
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
    if (row.position !== '' && !known.positions.has(row.position))
      add('position', 'peopleImport.unknownPosition', { value: firstCharacters(row.position, 100) })
    if (row.manager !== '' && !known.managers.has(row.manager)) {
      if (!leads.has(row.manager))
        add('manager', 'peopleImport.unknownManager', { value: firstCharacters(row.manager, 100) })
      else if (isLedByOwn(row, leads)) add('manager', 'person.managerCycle')
    }
    const department = known.departments.get(row.dept)
    if (row.dept !== '' && !department)
      add('dept', 'peopleImport.unknownDept', { value: firstCharacters(row.dept, 100) })
    if (department?.disabled) add('dept', 'dept.disabled', { name: department.name })
    return problems
  })
}
