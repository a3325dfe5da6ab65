import type { ArchiveManifest } from '#contract/payments/periods/periods.ts'
import { lineLabels, settlementKindNames, statementLabels } from '#contract/settlement/statement.ts'
import type { WrittenSheet } from '#kit/spreadsheet/workbook.ts'
import type { ArchivedFile, ArchivedStatement, linesAfter } from './archive.store.ts'

type Line = Awaited<ReturnType<typeof linesAfter>>[number]

/** What no file system takes in a name, and what would leave the folder. */
const unsafe = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu
const safeName = (name: string): string => {
  const plain = name.replace(unsafe, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  return plain === '' ? '_' : plain.slice(-120)
}

/** Names of originals in the archive: those that they were received under, in the folder of their invoice, each once. */
export function namesInArchive(files: readonly Pick<ArchivedFile, 'invoice_no' | 'name'>[]): string[] {
  const taken = new Set<string>()
  return files.map(({ invoice_no: invoiceNo, name }) => {
    const folder = `invoices/${safeName(invoiceNo)}`
    const own = safeName(name)
    let shown = `${folder}/${own}`
    for (let at = 2; taken.has(shown.toLowerCase()); at++) shown = `${folder}/${at}-${own}`
    taken.add(shown.toLowerCase())
    return shown
  })
}

/** Statement with its lines. */
export const statementSheet = (
  { no, supplier_name: supplierName }: ArchivedStatement,
  lines: AsyncIterable<Line>,
): WrittenSheet => ({
  name: no,
  headings: [
    statementLabels.supplierName[0],
    lineLabels.kind[0],
    lineLabels.bookedOn[0],
    lineLabels.sourceNo[0],
    lineLabels.orderNo[0],
    lineLabels.name[0],
    lineLabels.spec[0],
    lineLabels.unit[0],
    lineLabels.quantity[0],
    lineLabels.net[0],
    lineLabels.tax[0],
    lineLabels.gross[0],
  ],
  rows: (async function* () {
    for await (const line of lines)
      yield [
        supplierName,
        settlementKindNames[line.kind][0],
        line.booked_on,
        line.source_no,
        line.order_no,
        line.name,
        line.spec,
        line.unit,
        line.quantity,
        Number(line.net),
        Number(line.tax),
        Number(line.gross),
      ]
  })(),
})

interface Indexed {
  readonly files: readonly ArchivedFile[]
  readonly statements: readonly ArchivedStatement[]
  /** What was archived before the index, the files first. */
  readonly listed: ArchiveManifest['files']
}

/** Index for people: original files with their invoices, statements, and all files with their hashes. */
export function indexSheets({ files, statements, listed }: Indexed): [WrittenSheet, ...WrittenSheet[]] {
  return [
    {
      name: '发票原件',
      headings: [
        '发票号码',
        '开票日期',
        '销售方',
        '销售方税号',
        '金额（不含税）',
        '税额',
        '价税合计',
        '记账日期',
        '文件',
        '原件SHA-256',
      ],
      rows: files.map((file, at) => [
        file.invoice_no,
        file.issued_on,
        file.supplier_name,
        file.seller_no,
        Number(file.net),
        Number(file.tax),
        Number(file.gross),
        file.booked_on,
        listed[at]?.name ?? '',
        file.sha256,
      ]),
    },
    {
      name: '对账单',
      headings: [
        statementLabels.statementNo[0],
        statementLabels.supplierName[0],
        statementLabels.lines[0],
        statementLabels.net[0],
        statementLabels.tax[0],
        statementLabels.gross[0],
        '确认人',
        '确认内容SHA-256',
      ],
      rows: statements.map((row) => [
        row.no,
        row.supplier_name,
        row.lines,
        Number(row.net),
        Number(row.tax),
        Number(row.gross),
        row.confirmed_by_name,
        row.digest ?? '',
      ]),
    },
    {
      name: '文件清单',
      headings: ['文件', '大小（字节）', 'SHA-256'],
      rows: listed.map(({ name, size, sha256 }) => [name, size, sha256]),
    },
  ]
}
