import type { DepartmentField } from '#contract/imports/departments.ts'
import { violationOfCell } from '#contract/imports/cells.ts'
import { type DeptType, maxDeptLevels } from '#contract/identity/identity.ts'
import { type Cell, shownOf } from '#contract/kit/tables/cell.ts'
import type { TableColumns, TableField, TableFields } from '#contract/kit/tables/columns.ts'
import { missingText } from '#contract/kit/tables/layout.ts'
import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#kit/refusal.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'

/** Headings of the template in both languages; a star marks required fields. */
export const departmentHeadings: Readonly<Record<DepartmentField, readonly [zh: string, en: string]>> = {
  deptName: ['*部门名称', '*Department'],
  deptCode: ['*部门编码', '*Code'],
  parent: ['上级部门（编码或全称）', 'Above (code or full name)'],
  deptType: ['类型（单位或部门）', 'Type (company or department)'],
}
export const departmentFields = Object.keys(departmentHeadings) as DepartmentField[]
const required: readonly DepartmentField[] = ['deptName', 'deptCode']

/** Headings that lists of departments have. */
const otherNames: Readonly<Record<DepartmentField, readonly string[]>> = {
  deptName: ['名称', '部门', '组织名称', '机构名称', 'Name', 'Department name'],
  deptCode: ['编码', '编号', '部门编号', '组织编码', '机构编码', 'Department code'],
  parent: ['上级部门', '上级', '上级编码', '上级部门编码', '上级组织', 'Parent', 'Parent code', 'Parent department'],
  deptType: ['类型', '部门类型', '组织类型', 'Type'],
}
export const departmentTable = Object.fromEntries(
  departmentFields.map((field): [DepartmentField, TableField] => [
    field,
    { names: [...departmentHeadings[field], ...otherNames[field]], kind: 'text' },
  ]),
) as unknown as TableFields<DepartmentField>

export type Columns = Readonly<Partial<Record<DepartmentField, number>>>

/** Columns of the fields; refuses a workbook without a required column. */
export function columnsOf(
  found: TableColumns<DepartmentField>['columns'],
  isEnglish: boolean,
  unread: TableColumns<DepartmentField>['unread'] = [],
): Columns {
  const missing = required.filter((field) => found[field].length === 0)
  const names = missing.map((field) => departmentHeadings[field][isEnglish ? 1 : 0].replace('*', ''))
  if (names.length > 0) refuse('departmentImport.headings', { names: missingText(names, unread, isEnglish) })
  return Object.fromEntries(
    departmentFields.flatMap((field) => (found[field].length === 0 ? [] : [[field, found[field][0]!]])),
  )
}

export interface DepartmentRow extends Readonly<Record<DepartmentField, string>> {
  readonly no: number
  /** Cells that were not read, with the reason. */
  readonly unread: readonly Problem[]
}
export interface Problem {
  readonly row: number
  readonly field: DepartmentField
  readonly value: string
  readonly code: RefusalCode
  readonly facts?: Readonly<Record<string, unknown>>
}

const longest: Readonly<Record<DepartmentField, number>> = { deptName: 60, deptCode: 32, parent: 500, deptType: 20 }

export function departmentRowOf(no: number, cells: readonly Cell[], columns: Columns): DepartmentRow {
  const unread: Problem[] = []
  const cell = (field: DepartmentField): string => {
    const value = columns[field] === undefined ? null : (cells[columns[field]] ?? null)
    const text = fromNeutral(shownOf(value).trim())
    const found = violationOfCell(value, longest[field])
    if (!found) return text
    unread.push({ row: no, field, value: firstCharacters(text, 100), ...found })
    return ''
  }
  const code = (field: DepartmentField) => cell(field).normalize('NFKC')
  return {
    no,
    unread,
    deptName: cell('deptName'),
    deptCode: code('deptCode'),
    parent: cell('parent'),
    deptType: cell('deptType'),
  }
}

const types: Readonly<Record<string, DeptType>> = {
  '': '2',
  1: '1',
  单位: '1',
  公司: '1',
  company: '1',
  2: '2',
  部门: '2',
  department: '2',
}
export const typeOf = ({ deptType }: Pick<DepartmentRow, 'deptType'>): DeptType | undefined =>
  types[deptType.toLowerCase()]

/** Departments that there are, by code and by full name. */
export type Known = ReadonlyMap<
  string,
  {
    readonly id: string
    readonly code: string
    readonly name: string
    readonly full_name: string
    readonly disabled: boolean
  }
>

/** Rows above a row within the workbook, the nearest first; with the row itself at the end of a circle. */
function aboveIn(row: DepartmentRow, byCode: ReadonlyMap<string, DepartmentRow>, known: Known): DepartmentRow[] {
  const above: DepartmentRow[] = []
  let next = known.has(row.parent) ? undefined : byCode.get(row.parent)
  while (next && !above.includes(next)) {
    above.push(next)
    next = known.has(next.parent) ? undefined : byCode.get(next.parent)
  }
  return above
}

/** All violations of the rows, in order; a row below one with an error has one, too. */
export function problemsOf(rows: readonly DepartmentRow[], known: Known): Problem[] {
  const byCode = new Map<string, DepartmentRow>()
  const own = rows.map((row) => {
    const problems: Problem[] = [...row.unread]
    const add = (field: DepartmentField, code: RefusalCode, facts = {}) =>
      problems.push({ row: row.no, field, value: firstCharacters(row[field], 100), code, facts })
    for (const field of required)
      if (row[field] === '' && row.unread.every((problem) => problem.field !== field))
        add(field, 'peopleImport.required')
    if (row.deptCode !== '' && !/^[A-Za-z0-9_-]{1,32}$/.test(row.deptCode)) add('deptCode', 'departmentImport.code')
    const first = byCode.get(row.deptCode)
    if (row.deptCode !== '' && first) add('deptCode', 'peopleImport.twice', { row: first.no })
    if (row.deptCode !== '' && !first) byCode.set(row.deptCode, row)
    if (known.get(row.deptCode)?.code === row.deptCode) add('deptCode', 'dept.codeTaken')
    if (typeOf(row) === undefined) add('deptType', 'departmentImport.type')
    const parent = known.get(row.parent)
    if (parent?.disabled) add('parent', 'dept.disabled', { name: parent.name })
    return problems
  })
  const isWrong = new Set(own.flat().map(({ row }) => row))
  return rows.flatMap((row, at) => {
    const problems = own[at]!
    const above = aboveIn(row, byCode, known)
    const add = (code: RefusalCode, facts = {}) =>
      problems.push({ row: row.no, field: 'parent', value: firstCharacters(row.parent, 100), code, facts })
    const top = (above.at(-1) ?? row).parent
    const levels = known.get(top)?.full_name.split('/').length ?? 1
    if (row.parent !== '' && !known.has(row.parent) && !byCode.has(row.parent))
      add('departmentImport.unknownParent', { value: firstCharacters(row.parent, 100) })
    else if (above.includes(row)) add('departmentImport.circle')
    else if (above.some(({ no }) => isWrong.has(no)) || (top !== '' && !known.has(top) && above.length > 0))
      add('departmentImport.parentWrong')
    else if (levels + above.length + 1 > maxDeptLevels) add('dept.tooDeep', { max: maxDeptLevels })
    return problems
  })
}

/** Rows in an order in which each comes after the one above it. */
export function inOrder(rows: readonly DepartmentRow[], known: Known): DepartmentRow[] {
  const byCode = new Map(rows.map((row) => [row.deptCode, row]))
  return rows
    .map((row) => ({ row, depth: aboveIn(row, byCode, known).length }))
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ row }) => row)
}
