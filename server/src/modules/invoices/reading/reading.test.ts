import { describe, expect, test } from 'vitest'
import { zipOf } from '#contract/kit/tables/zipWriter.ts'
import { createDeflateRaw } from 'node:zlib'
import { pipeline, Readable } from 'node:stream'
import { refusalCodeOf } from '#kit/refusal.ts'
import { invoiceXml, type WrittenInvoice } from '#kit/taxBureau/invoiceXml.ts'
import { filesIn } from './archive.ts'
import { hashOf, readInvoice } from './read.ts'
import { hasCheckCharacter } from './taxNumber.rules.ts'

const today = '2026-11-29'
const written: WrittenInvoice = {
  number: '26000000000000000101',
  issuedOn: '2026-11-03',
  seller: { no: '91310112MADEM0089U', name: '砚白办公用品有限公司' },
  buyer: { no: '91320594MA00000X00', name: '启明集团有限公司' },
  lines: [
    { name: 'A4 复印纸', className: '纸制品', unit: '包', quantity: 100, gross: '1890.00', rate: '13.00' },
    { name: '中性笔', className: '文具', unit: '支', quantity: 240, gross: '468.00', rate: '13.00' },
  ],
  remark: '订单 DD20261020000101',
}

const read = async (content: string | Buffer, name = '发票.xml') => {
  const [file] = await filesIn(name, Buffer.from(content))
  return readInvoice(file!, today)
}
const refusalFor = (content: string | Buffer) =>
  read(content).then(
    () => 'ok',
    (error: unknown) => refusalCodeOf(error),
  )
const archive = async (parts: Readonly<Record<string, string | Buffer>>) => {
  async function* entries() {
    for (const [name, content] of Object.entries(parts))
      yield { name, content: Readable.from([Buffer.from(content)]) as AsyncIterable<Uint8Array> }
  }
  const deflate = (content: AsyncIterable<Uint8Array>) =>
    pipeline(Readable.from(content), createDeflateRaw(), () => {}) as AsyncIterable<Buffer>
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(entries(), deflate)) pieces.push(piece)
  return Buffer.concat(pieces)
}
const warningsOf = ({ checks }: Awaited<ReturnType<typeof read>>) =>
  checks.filter(({ outcome }) => outcome === 'warn').map(({ rule }) => rule)

describe('invoices: reading', () => {
  test('a digital invoice is read with its lines, classes and prices', async () => {
    const { data, form, checks } = await read(invoiceXml(written))
    expect(data).toMatchObject({
      number: written.number,
      kind: 'special',
      net: '2086.73',
      tax: '271.27',
      gross: '2358.00',
    })
    expect(data.lines[1]).toMatchObject({ className: '文具', name: '中性笔', rate: '13.00', price: '1.7256666666666' })
    expect([form, checks.every(({ outcome }) => outcome === 'ok')]).toEqual(['xml', true])
  })

  test('other bytes that say the same have the same digest', async () => {
    const xml = invoiceXml(written)
    const one = hashOf((await read(xml)).data)
    expect(hashOf((await read(xml.replaceAll('><', '>\n <!-- x --><'))).data)).toBe(one)
    expect(hashOf((await read(invoiceXml({ ...written, issuedOn: '2026-11-04' }))).data)).not.toBe(one)
  })

  test('other encodings and a byte order mark are read, other bytes are not', async () => {
    const xml = invoiceXml(written)
    expect((await read(`\uFEFF${xml}`)).data.gross).toBe('2358.00')
    expect((await read(Buffer.from(`\uFEFF${xml}`, 'utf16le'))).data.seller.name).toBe('砚白办公用品有限公司')
    expect(await refusalFor(Buffer.from([0x3c, 0x41, 0xff, 0x3e]))).toBe('invoice.unreadable')
  })

  test.each([
    ['a document type', (xml: string) => xml.replace('<EInvoice>', '<!DOCTYPE x><EInvoice>'), 'invoice.unreadable'],
    ['an entity', (xml: string) => xml.replace('砚白', '&secret;'), 'invoice.unreadable'],
    ['a missing end', (xml: string) => xml.slice(0, -12), 'invoice.unreadable'],
    ['no tax number', (xml: string) => xml.replace(/<SellerIdNum>\w+/, '<SellerIdNum>'), 'invoice.incomplete'],
    ['a fraction of a cent', (xml: string) => xml.replace('>2086.73<', '>2086.735<'), 'invoice.incomplete'],
    [
      'a wrong total',
      (xml: string) => xml.replace('includedAmount>2358.00', 'includedAmount>2358.01'),
      'invoice.totals',
    ],
    ['a wrong line', (xml: string) => xml.replace('<Quantity>240', '<Quantity>241'), 'invoice.lineAmount'],
    ['an unknown rate', (xml: string) => xml.replace('<TaxRate>0.1300', '<TaxRate>about'), 'invoice.incomplete'],
    ['a negative total', (xml: string) => xml.replace('<LabelCode>Y', '<LabelCode>N'), 'invoice.sign'],
    ['tomorrow', (xml: string) => xml.replace('<IssueTime>2026-11-03', '<IssueTime>2026-11-30'), 'invoice.issuedLater'],
    [
      'the buyer as seller',
      (xml: string) => xml.replace('91310112MADEM0089U', '91320594MA00000X00'),
      'invoice.sellerIsBuyer',
    ],
    ['a page', () => '<html/>', 'invoice.notInvoice'],
    ['text', () => 'invoice', 'invoice.notInvoice'],
  ])('with %s it is refused', async (_, spoil, code) => expect(await refusalFor(spoil(invoiceXml(written)))).toBe(code))

  test('tax is the sum of rounded lines, never a share of the total', async () => {
    const lines = Array.from({ length: 200 }, (_, n) => ({
      name: `笔芯 ${n}`,
      // Tax of each line is 0.1265 and rounds up.
      gross: '1.10',
      rate: '13.00',
    }))
    const { data } = await read(invoiceXml({ ...written, lines }))
    expect(data.lines).toHaveLength(200)
    expect(data).toMatchObject({ net: '194.00', tax: '26.00' })
    expect((Number(data.net) * 0.13).toFixed(2)).toBe('25.22')
  })

  test('a discount belongs to the line before it and is not larger', async () => {
    const [paper] = written.lines
    const discount = (gross: string, name = paper!.name) => ({ name, className: '纸制品', gross, rate: '13.00' })
    const { discountOf } = await read(invoiceXml({ ...written, lines: [paper!, discount('-189.00')] }))
    expect(discountOf).toEqual([null, 1])
    for (const wrong of [discount('-1890.01'), discount('-1.00', '中性笔')])
      expect(await refusalFor(invoiceXml({ ...written, lines: [paper!, { ...paper!, name: '纸' }, wrong] }))).toBe(
        'invoice.discount',
      )
  })

  test('exempt lines have no tax, odd capitals and tax numbers are warnings', async () => {
    const { data } = await read(invoiceXml({ ...written, lines: [{ name: '新鲜蔬菜', gross: '300.00', rate: null }] }))
    expect(data).toMatchObject({ tax: '0.00', gross: '300.00' })
    expect(data.lines[0]).toMatchObject({ rate: null, rateKind: 'exempt' })
    const odd = invoiceXml({ ...written, seller: { ...written.seller, no: '91310112MADEM0089V' } })
    expect(warningsOf(await read(odd))).toEqual(['sellerTaxNo'])
    expect(warningsOf(await read(invoiceXml(written).replace('贰仟叁佰', '贰仟肆佰')))).toEqual(['capitals'])
    expect(warningsOf(await read(invoiceXml({ ...written, issuedOn: '2025-01-03' })))).toEqual(['age'])
  })

  test('an OFD is read from its attachment, an archive file by file, XML first', async () => {
    const ofd = await archive({
      'OFD.xml': '<ofd:OFD><ofd:DocBody><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>',
      'Doc_0/Document.xml': '<ofd:Document><ofd:Attachments>Attachs/Attachments.xml</ofd:Attachments></ofd:Document>',
      'Doc_0/Attachs/Attachments.xml':
        '<ofd:Attachments><ofd:Attachment Name="original_invoice"><ofd:FileLoc>original_invoice.xml</ofd:FileLoc></ofd:Attachment></ofd:Attachments>',
      'Doc_0/Attachs/original_invoice.xml': invoiceXml(written),
    })
    const inOfd = await read(ofd, '发票.ofd')
    expect([inOfd.form, hashOf(inOfd.data)]).toEqual(['ofd', hashOf((await read(invoiceXml(written))).data)])
    const zip = await archive({ 'a/发票.ofd': ofd, 'b/发票.xml': invoiceXml(written), 'c/发票.pdf': '%PDF-1.7' })
    expect((await filesIn('发票.zip', zip)).map(({ name, form }) => [name, form])).toEqual([
      ['发票.xml', 'xml'],
      ['发票.ofd', 'ofd'],
      ['发票.pdf', 'document'],
    ])
    expect(await refusalFor(await archive({ 'a.txt': 'x' }))).toBe('invoice.notInvoice')
    expect(await refusalFor(await archive({ 'a.xml': ' '.repeat(3_000_000) }))).toBe('invoice.unreadable')
  })

  test.each([
    ['91310112MADEM0089U', true],
    ['91310112MADEM0089V', false],
    ['9131011I2MADEM0089', false],
    ['320594000000001', true],
    ['123', false],
  ])('the check character of %s: %s', (no, is) => expect(hasCheckCharacter(no)).toBe(is))
})
