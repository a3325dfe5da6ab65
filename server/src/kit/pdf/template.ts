import { buffer } from 'node:stream/consumers'
import type { Db } from '#kit/database/database.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import type { PdfDocument } from './pdf.ts'

/** What a tenant has set for a paper. */
export interface PaperTemplate {
  readonly header: string
  readonly footer: string
  readonly notes: string
  /** Address of the logo; empty for none. */
  readonly logoAddress: string
  /** Codes of columns that are left out. */
  readonly hidden: readonly string[]
}

/** Table whose columns have codes, so that a template can leave some out. */
interface CodedTable {
  readonly columnCodes: readonly string[]
  readonly table: { readonly widths: readonly unknown[]; readonly body: readonly (readonly unknown[])[] }
}
const isCoded = (node: object): node is CodedTable => 'columnCodes' in node

function withoutColumns(node: object, hidden: readonly string[]): object {
  if (!isCoded(node)) return node
  const { columnCodes, table, ...rest } = node
  const isKept = (_: unknown, at: number) => !hidden.includes(columnCodes[at] ?? '')
  return {
    ...rest,
    table: {
      ...table,
      widths: table.widths.filter(isKept),
      body: table.body.map((row) => row.filter(isKept)),
    },
  }
}

/** A paper by the template of its tenant: texts and logo of each page, its last paragraph, and without hidden columns. */
function byTemplate(document: PdfDocument, template: PaperTemplate | undefined, logo?: string): PdfDocument {
  if (!template) return document
  const { header, footer, notes, hidden } = template
  const top = header !== '' || logo !== undefined
  return {
    ...document,
    footer: [document.footer, footer].filter((text) => text !== '').join(' · '),
    ...(top ? { header: { text: header, ...(logo === undefined ? {} : { logo }) } } : {}),
    content: [
      ...document.content.map((node) => withoutColumns(node, hidden)),
      ...(notes === '' ? [] : [{ text: notes, margin: [0, 14, 0, 0] }]),
    ],
  }
}

const types = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
] as const

/** Logo as PDF files can hold it; undefined for none, or a picture of another type. */
async function logoOf(
  db: Db,
  { portalPicture }: Pick<QueryPorts, 'portalPicture'>,
  template: PaperTemplate | undefined,
): Promise<string | undefined> {
  if (!template || template.logoAddress === '') return undefined
  const content = await portalPicture(db, template.logoAddress)
  if (!content) return undefined
  const bytes = await buffer(content)
  const type = types.find(([, magic]) => magic.every((byte, at) => bytes[at] === byte))?.[0]
  return type && `data:${type};base64,${bytes.toString('base64')}`
}

/** How papers are printed by a template, with the logo that it shows. */
export async function printingOf(
  db: Db,
  ports: Pick<QueryPorts, 'portalPicture'>,
  template: PaperTemplate | undefined,
): Promise<(document: PdfDocument) => PdfDocument> {
  const logo = await logoOf(db, ports, template)
  return (document) => byTemplate(document, template, logo)
}
