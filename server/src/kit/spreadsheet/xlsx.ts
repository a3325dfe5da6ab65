import { text } from 'node:stream/consumers'
import { refuse } from '#kit/refusal.ts'
import { openZip, type Zip, type ZipEntry } from './zip.ts'
import type { SheetRow } from './cell.rules.ts'
import { dateStyles, sheetRows } from './cells.ts'
import { sharedStrings } from './cell.text.ts'
import { type Merge, mergesIn, type SheetLimits } from './sheet.rules.ts'

const megabyte = 1024 * 1024
const mostMerges = 100_000

/** Scanned sheet and the reader of its rows. */
export interface Sheet {
  /** Upper bound of the number of rows. */
  readonly mostRows: number
  readonly rows: () => AsyncGenerator<SheetRow>
}

/**
 * Opens the first visible sheet of a workbook. Enforces the limits before and during decompression (zip bomb). Scans
 * the sheet once for merged ranges, because they are defined after the rows.
 */
export async function openWorkbook(path: string, limits: SheetLimits): Promise<Sheet> {
  const zip = await openZip(path)
  const sheet = zip.entries.get(await firstSheet(zip)) ?? refuse('import.unreadable')
  const [strings, styles] = [zip.entries.get('xl/sharedStrings.xml'), zip.entries.get('xl/styles.xml')]
  const size = [sheet, strings, styles].reduce((sum, entry) => sum + (entry?.size ?? 0), 0)
  if (size > limits.unpackedBytes || (styles?.size ?? 0) > 16 * megabyte) refuse('upload.unpacksTooLarge')
  const merges: Merge[] = []
  let mostRows = 0
  for await (const piece of pieces(zip, sheet)) {
    mostRows += piece.match(/<(\w+:)?row\b[^>]*[^/]>/g)?.length ?? 0
    merges.push(...mergesIn(piece))
    if (merges.length > mostMerges) refuse('import.unreadable')
  }
  return {
    mostRows,
    rows: async function* () {
      const context = {
        strings: strings ? await sharedStrings(zip.unpack(strings)) : [],
        dates: styles ? await dateStyles(zip.unpack(styles)) : [],
        merges,
        limits,
      }
      yield* sheetRows(zip.unpack(sheet), context)
    },
  }
}

/** Markup of an entry in pieces that end at a tag. */
async function* pieces(zip: Zip, entry: ZipEntry): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of zip.unpack(entry)) {
    const markup = rest + chunk.toString('latin1')
    const cut = Math.max(markup.lastIndexOf('>') + 1, markup.length - 4096)
    yield markup.slice(0, cut)
    rest = markup.slice(cut)
  }
  yield rest
}

/** Entry name of the first visible sheet. */
async function firstSheet(zip: Zip): Promise<string> {
  const [workbook, relations] = [await small(zip, 'xl/workbook.xml'), await small(zip, 'xl/_rels/workbook.xml.rels')]
  const sheets = workbook.match(/<(?:\w+:)?sheet\b[^>]*>/g) ?? []
  const visible = sheets.find((tag) => !/\bstate="(hidden|veryHidden)"/.test(tag))
  const id = /\b\w+:id="([^"]+)"/.exec(visible ?? '')?.[1]
  const relation = relations.match(/<(?:\w+:)?Relationship\b[^>]*>/g)?.find((tag) => tag.includes(`Id="${id}"`))
  const target = /\bTarget="([^"]+)"/.exec(relation ?? '')?.[1] ?? refuse('import.unreadable')
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function small(zip: Zip, name: string): Promise<string> {
  const entry = zip.entries.get(name) ?? refuse('import.unreadable')
  if (entry.size > megabyte) refuse('upload.unpacksTooLarge')
  return text(zip.unpack(entry))
}
