import type { SheetRow } from './cell.ts'
import { type Content, sharedStrings } from './cellText.ts'
import { type Parts, partsOf, formatsOf, picturesOf } from './parts.ts'
import { type Merge, mergesIn, type SheetLimits } from './sheet.ts'
import { sheetRows } from './sheetRows.ts'
import type { Source } from './source.ts'
import { fail } from './tableError.ts'
import { attribute } from './xmlText.ts'
import { openZip, type ZipEntry } from './zip.ts'

const maxMerges = 100_000
const maxSheets = 200

/** Scanned sheet and the reader of its rows. */
export interface Sheet {
  /** Upper bound of the number of rows. */
  readonly maxRows: number
  readonly hiddenRows: number
  readonly hiddenColumns: readonly number[]
  readonly rows: () => AsyncGenerator<SheetRow>
}
export interface SheetName {
  readonly name: string
  readonly isHidden: boolean
}
export interface Book {
  readonly sheets: readonly SheetName[]
  readonly open: (sheet: number) => Promise<Sheet>
}

/**
 * Opens a workbook. Its parts are found by their relationships. Enforces the limits before and during decompression
 * (zip bomb).
 */
export async function openWorkbook(source: Source, limits: SheetLimits): Promise<Book> {
  const zip = await openZip(source)
  const parts = partsOf(zip)
  const main = (await parts.relationsOf('')).find(({ kind }) => kind === 'officedocument')?.part ?? 'xl/workbook.xml'
  const { sheets, is1904 } = await listed(parts, parts.find(main) ?? fail('import.unreadable'))
  const relations = await parts.relationsOf(main)
  const partOf = (kind: string, name: string) =>
    parts.find(relations.find((relation) => relation.kind === kind)?.part) ??
    parts.find(`${main.slice(0, main.lastIndexOf('/') + 1)}${name}`)
  const [strings, styles] = [partOf('sharedstrings', 'sharedStrings.xml'), partOf('styles', 'styles.xml')]
  let shared: Promise<string[]> | undefined
  const open = async (at: number): Promise<Sheet> => {
    const part = relations.find(({ id }) => id === sheets[at]?.id)?.part
    const sheet = parts.find(part) ?? fail('import.unreadable')
    const size = [sheet, strings, styles].reduce((sum, entry) => sum + (entry?.size ?? 0), 0)
    if (size > limits.unpackedBytes || (styles?.size ?? 0) > 16 * 1024 * 1024) fail('upload.unpacksTooLarge')
    const { merges, ...facts } = await scanned(zip.unpack(sheet))
    return {
      ...facts,
      rows: async function* () {
        const drawing = (await parts.relationsOf(part!)).find(({ kind }) => kind === 'drawing')?.part
        const pictured = parts.find(drawing)
        shared ??= strings ? sharedStrings(zip.unpack(strings)) : Promise.resolve([])
        yield* sheetRows(zip.unpack(sheet), {
          strings: await shared,
          formats: styles ? await formatsOf(parts, styles) : [],
          is1904,
          merges,
          pictures: pictured && pictured.size < 16 * 1024 * 1024 ? await picturesOf(parts, pictured) : new Map(),
          limits,
        })
      },
    }
  }
  return { sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })), open }
}

/** Sheets of a workbook in their order. */
async function listed(parts: Parts, workbook: ZipEntry) {
  const sheets: (SheetName & { readonly id: string })[] = []
  let is1904 = false
  await parts.read(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '')
      if (name !== 'sheet' || sheets.length === maxSheets) return
      const id = /\s\w+:id\s*=\s*["']([^"']+)["']/.exec(attributes)?.[1] ?? ''
      const isHidden = /^(hidden|veryHidden)$/.test(attribute(attributes, 'state') ?? '')
      sheets.push({ name: attribute(attributes, 'name') ?? '', isHidden, id })
    },
  })
  return { sheets: sheets.length > 0 ? sheets : fail('import.unreadable'), is1904 }
}

/** Counts the rows, and finds what is defined before and after them: hidden columns and merged ranges. */
async function scanned(content: Content) {
  const merges: Merge[] = []
  const hiddenColumns = new Set<number>()
  let [maxRows, hiddenRows] = [0, 0]
  for await (const piece of pieces(content)) {
    for (const [row] of piece.matchAll(/<(?:\w+:)?row\b[^>]*[^/]>/g)) {
      maxRows++
      if (/\shidden=["'](1|true)["']/.test(row)) hiddenRows++
    }
    for (const [column] of piece.matchAll(/<(?:\w+:)?col\b[^>]*\shidden=["'](?:1|true)["'][^>]*>/g)) {
      const [min, max] = [Number(attribute(column, 'min')), Number(attribute(column, 'max'))]
      for (let at = min; at <= Math.min(max, min + 200); at++) hiddenColumns.add(at - 1)
    }
    merges.push(...mergesIn(piece))
    if (merges.length > maxMerges) fail('import.unreadable')
  }
  return { maxRows, hiddenRows, hiddenColumns: [...hiddenColumns], merges }
}

/** Markup in pieces that end at a tag. */
async function* pieces(content: Content): AsyncGenerator<string> {
  const decoder = new TextDecoder('latin1')
  let rest = ''
  for await (const chunk of content) {
    const markup = rest + decoder.decode(chunk, { stream: true })
    const cut = Math.max(markup.lastIndexOf('>') + 1, markup.length - 4096)
    yield markup.slice(0, cut)
    rest = markup.slice(cut)
  }
  yield rest
}
