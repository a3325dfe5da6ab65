import { mostPeopleRows } from '#contract/imports/people.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { shownOf } from '#kit/spreadsheet/cell.rules.ts'
import { inspectSheet, rowsOfSheet } from '../reading/reader.ts'
import { addPeople, namedInOrganisation } from '#modules/identity/index.ts'
import { type PersonRow, personRowOf, type Problem, problemsOf } from './people.rules.ts'
import { columnsIn } from './people.headings.rules.ts'

const limits = { rows: mostPeopleRows, columns: 50, unpackedBytes: 32 * 1024 * 1024 }
/** Maximum number of rows above the headings, for example a title. */
const mostAbove = 20

interface Sheet {
  readonly path: string
  readonly ending: string
}

async function readPeople({ path, ending }: Sheet, { lang }: Actor): Promise<PersonRow[]> {
  const format = ending === '.csv' ? 'csv' : 'xlsx'
  const { headings } = await inspectSheet(path, format, limits)
  const columns = columnsIn(headings, lang === 'en')
  const numbers = Array.from({ length: mostPeopleRows + mostAbove }, (_, at) => at + 1)
  const people: PersonRow[] = []
  let isBelow = false
  for await (const rows of rowsOfSheet(path, format, limits, numbers))
    for (const { no, cells } of rows) {
      const shown = cells.map(shownOf)
      if (isBelow && shown.some((text) => text.trim() !== '')) people.push(personRowOf(no, shown, columns))
      isBelow ||= headings.every((heading, at) => heading === (shown[at] ?? '').trim())
    }
  return people
}

interface Imported {
  readonly rows: readonly PersonRow[]
  readonly problems: readonly Problem[]
  readonly valid: number
  readonly imported: number
}

/** Checks the rows against the organisation, and writes valid ones if requested. */
export async function importPeople(
  database: Database,
  actor: Actor,
  sheet: Sheet,
  mode: 'check' | 'valid' | 'all',
): Promise<Imported> {
  const rows = await readPeople(sheet, actor)
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
      written.map(({ dept, ...row }) => ({ ...row, deptId: known.departments.get(dept)!.id })),
    )
    return { rows, problems, valid: right.length, imported: written.length }
  })
}
