import { columnName } from './columns.ts'
import { maxLetters } from './cell.ts'
import { type Deflate, type WrittenPart, zipOf } from './zipWriter.ts'

/** Cell to write: text, a number that the spreadsheet can calculate with, or either with a mark. */
export type Written = string | number | Marked
export interface Marked {
  readonly value: string | number
  readonly mark: 'error' | 'warning'
}

export interface WrittenSheet {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: AsyncIterable<readonly Written[]> | Iterable<readonly Written[]>
  /** Text at the foot of each printed page. */
  readonly foot?: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Control characters and noncharacters, which XML cannot contain. */
const illegal = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Text as XML: what XML cannot contain is removed, and what spreadsheets would decode is escaped, so that `_x0031_`
 * stays as it is.
 */
const textXml = (text: string): string =>
  text
    .slice(0, maxLetters)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(illegal, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => signs[sign]!)

const styleOf = { heading: 1, error: 2, warning: 3 } as const

function cellXml(reference: string, value: string | number, style: number): string {
  const place = `<c r="${reference}"${style === 0 ? '' : ` s="${style}"`}`
  if (typeof value === 'number' && Number.isFinite(value)) return `${place}><v>${value}</v></c>`
  const text = textXml(String(value))
  if (text === '') return style === 0 ? '' : `${place}/>`
  return `${place} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

const letters: string[] = []
const lettersOf = (column: number) => (letters[column] ??= columnName(column))

function rowXml(no: number, cells: readonly Written[], style = 0): string {
  let xml = `<row r="${no}">`
  for (const [column, cell] of cells.entries())
    xml +=
      typeof cell === 'object'
        ? cellXml(lettersOf(column) + no, cell.value, styleOf[cell.mark])
        : cellXml(lettersOf(column) + no, cell, style)
  return `${xml}</row>`
}

const pieceLength = 32 * 1024

async function* sheetXml({ headings, rows, foot = '' }: WrittenSheet): AsyncGenerator<string> {
  const columns = headings.map(
    (heading, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.min(40, 10 + 2 * heading.length)}" customWidth="1"/>`,
  )
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  let xml = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`
  if (columns.length > 0) xml += `<cols>${columns.join('')}</cols>`
  xml += `<sheetData>${rowXml(1, headings, styleOf.heading)}`
  let no = 1
  for await (const row of rows) {
    xml += rowXml(++no, row)
    if (xml.length < pieceLength) continue
    yield xml
    xml = ''
  }
  yield `${xml}</sheetData>${footXml(foot)}</worksheet>`
}

/** Foot of printed pages; `&` begins a code there. */
const footXml = (foot: string): string =>
  foot === ''
    ? ''
    : `<headerFooter><oddFooter>&amp;L${textXml(foot.replaceAll('&', '&&').slice(0, 200))}</oddFooter></headerFooter>`

const fill = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FFFFC7CE')}${fill('FFFFEB9C')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="2" borderId="0" xfId="0" applyFill="1"/><xf numFmtId="0" fontId="0" fillId="3" borderId="0" xfId="0" applyFill="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Names of sheets as spreadsheets allow them: short, without some signs, each once. */
function sheetNames(sheets: readonly WrittenSheet[]): string[] {
  const taken = new Set<string>()
  return sheets.map(({ name }, at) => {
    const plain =
      Array.from(name.replace(/[[\]:*?/\\]/g, '-'))
        .slice(0, 28)
        .join('') || `Sheet${at + 1}`
    const own = taken.has(plain.toLowerCase()) ? `${plain} ${at + 1}` : plain
    taken.add(own.toLowerCase())
    return own
  })
}

const overrideOf = (part: string, kind: string) =>
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
const relationOf = (at: number, kind: string, target: string) =>
  `<Relationship Id="rId${at}" Type="${relationships}/${kind}" Target="${target}"/>`

async function* partsOf(sheets: readonly WrittenSheet[]): AsyncGenerator<WrittenPart> {
  const part = (name: string, content: AsyncIterable<string> | Iterable<string>): WrittenPart => ({
    name,
    content: encoded(content),
  })
  const files = sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`)
  const overrides = [
    overrideOf('xl/workbook.xml', 'sheet.main'),
    overrideOf('xl/styles.xml', 'styles'),
    ...files.map((file) => overrideOf(`xl/${file}`, 'worksheet')),
  ]
  yield part('[Content_Types].xml', [
    `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  ])
  yield part('_rels/.rels', [
    `${head}<Relationships xmlns="${packages}/relationships">${relationOf(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  ])
  const listed = sheetNames(sheets).map(
    (name, at) => `<sheet name="${textXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  yield part('xl/workbook.xml', [
    `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${listed.join('')}</sheets></workbook>`,
  ])
  const relations = [
    ...files.map((file, at) => relationOf(at + 1, 'worksheet', file)),
    relationOf(files.length + 1, 'styles', 'styles.xml'),
  ]
  yield part('xl/_rels/workbook.xml.rels', [
    `${head}<Relationships xmlns="${packages}/relationships">${relations.join('')}</Relationships>`,
  ])
  yield part('xl/styles.xml', [styles])
  for (const [at, sheet] of sheets.entries()) yield part(`xl/${files[at]}`, sheetXml(sheet))
}

async function* encoded(content: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of content) yield encoder.encode(text)
}

/** Streams a workbook while its rows are read: its memory does not grow with them. */
export const workbookOf = (sheets: readonly WrittenSheet[], deflate: Deflate): AsyncGenerator<Uint8Array> =>
  zipOf(partsOf(sheets), deflate)
