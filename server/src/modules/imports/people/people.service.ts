import { maxPeopleRows } from '#contract/imports/people.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { layoutOf, type TableLayout } from '#contract/kit/tables/layout.ts'
import type { TableChoice } from '#contract/kit/tables/table.ts'
import { refuse } from '#kit/refusal.ts'
import { formatOf, openTableFile } from '../reading/reader.ts'
import { addPeople, namedInOrganisation } from '#modules/identity/index.ts'
import { type PersonRow, personRowOf, type Problem, problemsOf } from './people.rules.ts'
import { columnsOf, peopleTable } from './people.headings.rules.ts'

const limits = { rows: maxPeopleRows, columns: 50, unpackedBytes: 32 * 1024 * 1024 }

interface Sheet {
  readonly path: string
  readonly ending: string
}

async function readPeople({ path, ending }: Sheet, { lang }: Actor, choice: TableChoice) {
  const file = { path, format: formatOf(ending), limits, choice }
  const { columns, facts, rows } = await openTableFile(file, peopleTable)
  const places = columnsOf(columns, lang === 'en', facts.unread)
  const people: PersonRow[] = []
  for await (const { no, cells } of rows) people.push(personRowOf(no, cells, places))
  if (people.length === 0 && facts.hiddenRows === 0) refuse('import.empty')
  return { people, layout: layoutOf(facts) }
}

interface Imported {
  readonly rows: readonly PersonRow[]
  readonly problems: readonly Problem[]
  readonly valid: number
  readonly imported: number
  readonly layout: TableLayout
}

/** Checks the rows against the organisation, and writes valid ones if requested. */
export async function importPeople(
  database: Database,
  actor: Actor,
  sheet: Sheet,
  { mode, ...choice }: { readonly mode: 'check' | 'valid' | 'all' } & TableChoice,
): Promise<Imported> {
  const { people: rows, layout } = await readPeople(sheet, actor, choice)
  return database.write(actor.tenantId, async (tx) => {
    const known = await namedInOrganisation(tx, rows)
    const problems = problemsOf(rows, known)
    const wrong = new Set(problems.map(({ row }) => row))
    const right = rows.filter(({ no }) => !wrong.has(no))
    const isWritten = mode === 'valid' || (mode === 'all' && problems.length === 0)
    const written = isWritten ? right : []
    await addPeople(
      tx,
      actor,
      written.map(({ userName, userCode, dept, mobile, email, position, manager }) => ({
        userName,
        userCode,
        mobile,
        email,
        deptId: known.departments.get(dept)!.id,
        positionId: known.positions.get(position) ?? null,
        managerCode: manager,
      })),
    )
    return { rows, problems, valid: right.length, imported: written.length, layout }
  })
}
