import { sum } from '#contract/kit/money.ts'
import { refuse } from '#kit/refusal.ts'
import type { DataLine, InvoiceData, Party } from './data.rules.ts'
import { amountOf, dayIn, fineOf, itemOf, lineTax, needed, rateOf, short, taxNo } from './parts.rules.ts'
import { nodeAt, textAt, type XmlNode } from './xmlTree.rules.ts'

const partyOf = (node: XmlNode | undefined, side: 'Seller' | 'Buyer', part: string): Party => ({
  no: taxNo(needed(textAt(node, `${side}IdNum`), `${part}税号`)),
  name: short(needed(textAt(node, `${side}Name`), `${part}名称`)),
})

/** Line of the element; `line` is its number. */
function lineOf(item: XmlNode, line: number): DataLine {
  const net = amountOf(textAt(item, 'Amount'), '明细金额')
  const tax = lineTax(textAt(item, 'ComTaxAm'))
  const stated = textAt(item, 'TotaltaxIncludedAmount')
  const gross = sum([net, tax])
  if (stated !== '' && amountOf(stated, '明细价税合计') !== gross) refuse('invoice.lineAmount', { line })
  return {
    ...itemOf(needed(textAt(item, 'ItemName'), '项目名称')),
    ...rateOf(textAt(item, 'TaxRate')),
    spec: short(textAt(item, 'SpecMod')),
    unit: short(textAt(item, 'MeaUnits')),
    quantity: fineOf(textAt(item, 'Quantity'), line),
    price: fineOf(textAt(item, 'UnPrice'), line),
    net,
    tax,
    gross,
    taxCode: short(textAt(item, 'TaxClassificationCode')),
  }
}

/** Data of a digital invoice (root `EInvoice`). */
export function digitalInvoice(root: XmlNode): InvoiceData {
  const data = nodeAt(root, 'EInvoiceData')
  const basic = nodeAt(data, 'BasicInformation')
  const supervision = nodeAt(root, 'TaxSupervisionInfo')
  const label = nodeAt(root, 'Header', 'InherentLabel')
  const number = needed(textAt(supervision, 'InvoiceNumber'), '发票号码')
  const id = textAt(root, 'Header', 'EIid')
  if (id !== '' && id !== number) refuse('invoice.numberDiffers')
  const red = nodeAt(data, 'SpecificInformation', 'RedEInvoice')
  const items = data?.children.filter(({ name }) => name === 'IssuItemInformation') ?? []
  return {
    kind: textAt(label, 'GeneralOrSpecialVAT', 'LabelCode') === '01' ? 'special' : 'ordinary',
    isRed: textAt(label, 'InIssuType', 'LabelCode').toUpperCase() === 'N',
    code: '',
    number,
    blueNumber: textAt(red, 'OriginalInvoiceCode'),
    redFormNo: short(textAt(red, 'CreditNoteNumber')),
    issuedOn: dayIn(textAt(supervision, 'IssueTime') || textAt(basic, 'RequestTime'), '开票日期'),
    seller: partyOf(nodeAt(data, 'SellerInformation'), 'Seller', '销售方'),
    buyer: partyOf(nodeAt(data, 'BuyerInformation'), 'Buyer', '受票方'),
    net: amountOf(textAt(basic, 'TotalAmWithoutTax'), '合计金额'),
    tax: lineTax(textAt(basic, 'TotalTaxAm')),
    gross: amountOf(textAt(basic, 'TotalTax-includedAmount'), '价税合计'),
    capitals: short(textAt(basic, 'TotalTax-includedAmountInChinese')),
    remark: short(textAt(data, 'AdditionalInformation', 'Remark')),
    lines: items.map((item, index) => lineOf(item, index + 1)),
  }
}
