import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { decrypt, encrypt } from '#kit/security/encryption.ts'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'

/** Columns of a bank file, as Chinese banks name them. */
const headings = ['序号', '收款户名', '收款账号', '开户行', '联行号', '金额', '用途', '请求流水号']

export interface BankRow {
  readonly place: number
  readonly name: string
  readonly accountNo: string
  readonly bank: string
  readonly cnaps: string
  readonly amount: string
  readonly purpose: string
  readonly serial: string
}

/**
 * Bank file with its digest. All cells are text, so that no program rounds an account number; none is a formula. CSV is
 * UTF-8 with a byte order mark.
 */
export async function bankFileOf(name: string, format: 'csv' | 'xlsx', rows: readonly BankRow[]) {
  const cells = rows.map((row) => [
    String(row.place),
    row.name,
    row.accountNo,
    row.bank,
    row.cnaps,
    row.amount,
    row.purpose,
    row.serial,
  ])
  const file = sheetFile(name, format, [{ name: '付款', headings, rows: cells }])
  const content = await buffer(file.stream)
  return { name: file.name, content, sha256: digestOf(content) }
}

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** The file is bound to its batch: a row that is copied to another one cannot be read. */
const purposeOf = (tenantId: string, batchNo: string) => `payments.batch/${tenantId}/${batchNo}`

/** Encrypts a bank file, which contains account numbers. */
export const encryptBankFile = (key: Uint8Array, tenantId: string, batchNo: string, content: Buffer): Buffer =>
  encrypt(key, purposeOf(tenantId, batchNo), content.toString('base64'))

/** Row of a batch with its encrypted file, and the digest of the file before that. */
interface EncryptedFile {
  readonly no: string
  readonly file: Uint8Array
  readonly sha256: string
}

/** Decrypts the bank file of a batch; throws if it is not the one that was made. */
export function decryptBankFile(key: Uint8Array, tenantId: string, { no, file, sha256 }: EncryptedFile): Buffer {
  const content = Buffer.from(decrypt(key, purposeOf(tenantId, no), file), 'base64')
  if (digestOf(content) !== sha256) throw new Error(`the bank file of batch ${no} is not the one that was made`)
  return content
}
