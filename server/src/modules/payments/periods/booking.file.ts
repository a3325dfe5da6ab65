import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'
import type { Download } from '#kit/http/download.ts'
import type { Entry } from './period.store.ts'
import { type Voucher, vouchersOf } from './period.rules.ts'

const headings = [
  '凭证号',
  '记账日期',
  '会计期间',
  '摘要',
  '科目编码',
  '科目名称',
  '往来单位',
  '借方金额',
  '贷方金额',
  '发票号码',
  '开票日期',
  '销售方税号',
  '查验状态',
  '原件SHA-256',
  '银行流水号',
]
const verifiedWords: Readonly<Record<string, string>> = { genuine: '查验一致', none: '未查验', requested: '查验中' }

const rowsOf = ({ no, fact, summary, entries }: Voucher<Entry>, month: string): string[][] =>
  entries.map(({ account, name, supplier, debit, credit }) => [
    no,
    fact.day,
    month,
    summary,
    account,
    name,
    supplier,
    debit,
    credit,
    fact.number ?? '',
    fact.issued_on ?? '',
    fact.seller_no ?? '',
    fact.verified === null ? '' : (verifiedWords[fact.verified] ?? '查验不一致'),
    fact.sha256 ?? '',
    fact.kind === 2 || fact.kind === 3 ? fact.reference : '',
  ])

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const element = (name: string, content: string | null): string =>
  content === null || content === '' ? '' : `<${name}>${escaped(content)}</${name}>`
const group = (name: string, parts: readonly string[]): string => `<${name}>${parts.join('')}</${name}>`

/** One voucher with the names of the standard of electronic vouchers 电子凭证会计数据标准. */
const voucherXml = ({ no, fact, summary, entries }: Voucher<Entry>, month: string): string =>
  group('InformationOfAccountingDocuments', [
    element('NumberOfAccountingDocuments', no),
    element('PostingDate', fact.day),
    element('AccountingPeriod', month),
    element('SummaryOfAccountingDocuments', summary),
    element('UniqueCodeOfInvoice', fact.number),
    element('InvoiceCode', fact.code),
    element('DateOfIssue', fact.issued_on),
    element('SellerIdentificationNumber', fact.seller_no),
    element('NumberOfRedInformationForm', fact.red_form_no),
    element('OriginalInvoiceNumber', fact.blue_number),
    element('WhetherEinvoiceHasBeenChecked', fact.verified === null ? null : String(fact.verified === 'genuine')),
    element('WhetherEinvoiceHasBeenBooked', fact.kind === 1 ? 'true' : null),
    element('WhetherEinvoiceHasBeenPaid', fact.kind === 1 ? String(fact.is_paid === true) : null),
    element('NumberOfBankElectronicReceipt', fact.kind === 2 || fact.kind === 3 ? fact.reference : null),
    element('DigestOfOriginalFile', fact.sha256),
    ...entries.map(({ account, name, supplier, debit, credit }) =>
      group('Entry', [
        element('AccountCode', account),
        element('AccountName', name),
        element('NameOfCounterparty', supplier),
        element('DebitAmount', debit),
        element('CreditAmount', credit),
      ]),
    ),
  ])

export interface Booked {
  readonly payerNo: string
  readonly payerTitle: string
  readonly month: string
  readonly entries: readonly Entry[]
}

/** Digest of the entries of a month: it changes if one of them does. What it accrues itself follows from them. */
export const digestOf = (entries: readonly Entry[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        entries
          .filter(({ kind }) => kind !== 5)
          .map(({ kind, day, source, gross, reference }) => [kind, day, source, gross, reference]),
      ),
    )
    .digest('hex')

/** Entries of a month as a workbook or XML. */
export function bookingFile({ payerNo, payerTitle, month, entries }: Booked, format: 'xlsx' | 'xml'): Download {
  const vouchers = vouchersOf(entries)
  const name = `入账信息-${payerTitle}-${month}`
  if (format === 'xlsx')
    return sheetFile(name, 'xlsx', [
      { name: month, headings, rows: vouchers.flatMap((voucher) => rowsOf(voucher, month)) },
    ])
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<BookkeepingInformation><Header>${element('NameOfAccountingEntity', payerTitle)}${element('UnifiedSocialCreditCodeOfAccountingEntity', payerNo)}${element('AccountingPeriod', month)}${element('NumberOfDocuments', String(vouchers.length))}</Header>`,
    ...vouchers.map((voucher) => voucherXml(voucher, month)),
    '</BookkeepingInformation>',
    '',
  ].join('\n')
  return { name: `${name}.xml`, type: 'application/xml', stream: Readable.from([body]) }
}
