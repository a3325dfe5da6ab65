/** Formulas and merged cells of a sheet, by zero-based row and column: `4,5`. */
export interface SheetMarks {
  readonly rows: number
  readonly formulas: ReadonlySet<string>
  readonly merged: ReadonlySet<string>
}

export const cellKey = (row: number, column: number): string => `${row},${column}`

/** Zero-based row and column of a reference such as `F5`. */
function placeOf(reference: string): readonly [row: number, column: number] | undefined {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  if (letters === '') return undefined
  const column = [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0)
  return [Number(digits) - 1, column - 1]
}

/** Maximum number of merged cells considered; a quote has five hundred lines. */
const mostMerged = 20_000

/** Finds rows, formulas and merged cells in the XML of a sheet, without reading values. */
export function marksOf(xml: string): SheetMarks {
  const formulas = new Set<string>()
  for (const [, reference = ''] of xml.matchAll(/<c\b[^>]*?\br="([A-Z]+\d+)"[^>]*>\s*<f[\s>/]/g)) {
    const place = placeOf(reference)
    if (place) formulas.add(cellKey(...place))
  }
  const merged = new Set<string>()
  for (const [, from = '', to = ''] of xml.matchAll(/<mergeCell\b[^>]*?\bref="([^":]+):([^":]+)"/g)) {
    const [first, last] = [placeOf(from), placeOf(to)]
    if (!first || !last) continue
    for (let row = first[0]; row <= last[0] && merged.size < mostMerged; row++)
      for (let column = first[1]; column <= last[1] && merged.size < mostMerged; column++)
        merged.add(cellKey(row, column))
  }
  return { rows: [...xml.matchAll(/<row[\s>]/g)].length, formulas, merged }
}

/** Maximum unpacked size of a sheet, against zip bombs. */
const mostUnpacked = 64 * 1024 * 1024

interface Entry {
  readonly name: string
  readonly isPacked: boolean
  readonly at: number
  readonly size: number
}

/** Files of a zip, from the central directory at its end. */
function entriesOf(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) return []
  const found: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0 && at + 46 <= end; left--) {
    if (view.getUint32(at, true) !== 0x02014b50) return []
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    const content = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    found.push({
      name,
      isPacked: view.getUint16(at + 10, true) === 8,
      at: content,
      size: view.getUint32(at + 20, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return found
}

/** XML of a workbook's first sheet; undefined if missing or too large. */
export async function firstSheet(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const sheets = entriesOf(bytes).filter(({ name }) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
  const [first] = sheets.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  if (!first) return undefined
  const packed = new Blob([bytes.subarray(first.at, first.at + first.size)]).stream()
  const stream = first.isPacked ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > mostUnpacked) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  return new Blob(parts).text()
}
