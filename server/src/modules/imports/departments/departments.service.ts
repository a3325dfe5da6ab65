import { maxDepartmentRows } from '#contract/imports/departments.ts'
import { layoutOf, type TableLayout } from '#contract/kit/tables/layout.ts'
import type { TableChoice } from '#contract/kit/tables/table.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { addDepartment, namedInOrganisation, rootDepartment } from '#modules/identity/index.ts'
import { formatOf, openTableFile } from '../reading/reader.ts'
import {
  columnsOf,
  type DepartmentRow,
  departmentRowOf,
  departmentTable,
  inOrder,
  type Known,
  type Problem,
  problemsOf,
  typeOf,
} from './departments.rules.ts'

const limits = { rows: maxDepartmentRows, columns: 50, unpackedBytes: 32 * 1024 * 1024 }

interface Sheet {
  readonly path: string
  readonly ending: string
}

async function readDepartments({ path, ending }: Sheet, { lang }: Actor, choice: TableChoice) {
  const file = { path, format: formatOf(ending), limits, choice }
  const { columns, facts, rows } = await openTableFile(file, departmentTable)
  const places = columnsOf(columns, lang === 'en', facts.unread)
  const read: DepartmentRow[] = []
  for await (const { no, cells } of rows) read.push(departmentRowOf(no, cells, places))
  if (read.length === 0 && facts.hiddenRows === 0) refuse('import.empty')
  return { rows: read, layout: layoutOf(facts) }
}

/** Departments that the rows name, by code and by full name. */
async function knownOf(tx: Tx, rows: readonly DepartmentRow[]): Promise<Known> {
  const names = rows.flatMap(({ parent, deptCode }) => [parent, deptCode]).filter((name) => name !== '')
  const nobody = { userCode: '', mobile: '', position: '', manager: '' }
  return (
    await namedInOrganisation(
      tx,
      names.map((dept) => ({ ...nobody, dept })),
    )
  ).departments
}

interface Imported {
  readonly rows: readonly DepartmentRow[]
  readonly problems: readonly Problem[]
  readonly valid: number
  readonly imported: number
  readonly layout: TableLayout
}

/** Checks the rows against the organisation, and writes valid ones if requested, each below the one that it names. */
export async function importDepartments(
  database: Database,
  actor: Actor,
  sheet: Sheet,
  { mode, ...choice }: { readonly mode: 'check' | 'valid' | 'all' } & TableChoice,
): Promise<Imported> {
  const { rows, layout } = await readDepartments(sheet, actor, choice)
  return database.write(actor.tenantId, async (tx) => {
    const known = await knownOf(tx, rows)
    const problems = problemsOf(rows, known)
    const wrong = new Set(problems.map(({ row }) => row))
    const right = rows.filter(({ no }) => !wrong.has(no))
    const isWritten = mode === 'valid' || (mode === 'all' && problems.length === 0)
    const written = isWritten ? inOrder(right, known) : []
    const root = await rootDepartment(tx)
    const added = new Map<string, string>()
    for (const row of written) {
      const pDeptId = row.parent === '' ? root!.id : (known.get(row.parent)?.id ?? added.get(row.parent)!)
      const { deptName, deptCode } = row
      added.set(deptCode, await addDepartment(tx, actor, { pDeptId, deptName, deptCode, deptType: typeOf(row)! }))
    }
    return { rows, problems, valid: right.length, imported: written.length, layout }
  })
}
