import { firstCharacters } from '#contract/kit/text/characters.ts'
import { shownOf, storable, type SheetRow } from '#kit/spreadsheet/cell.rules.ts'
import { headingRowOf } from './headings.rules.ts'

const mostAbove = 15

/** Finds the row of headings among the first rows; skips rows above it. */
export async function belowHeadings(rows: AsyncGenerator<SheetRow>) {
  const first: SheetRow[] = []
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    if (next.value.cells.some((cell) => shownOf(cell).trim() !== '')) first.push(next.value)
    if (first.length === mostAbove) break
  }
  const shown = first.map(({ cells }) => cells.map((cell) => storable(firstCharacters(shownOf(cell).trim(), 100))))
  const at = headingRowOf(shown)
  return {
    headings: shown[at] ?? [],
    rows: (async function* () {
      yield* first.slice(at + 1)
      yield* rows
    })(),
  }
}
