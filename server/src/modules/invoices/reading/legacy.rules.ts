import { sum } from '#contract/kit/money.ts'
import type { DataLine, InvoiceData } from './data.rules.ts'
import { isNegative } from './fine.rules.ts'
import { amountOf, dayIn, fineOf, itemOf, lineTax, needed, rateOf, short, taxNo } from './parts.rules.ts'
import { nodeAt, textAt, type XmlNode } from './xmlTree.rules.ts'

function lineOf(item: XmlNode, line: number): DataLine {
  const net = amountOf(textAt(item, 'Amount'), '明细金额')
  const tax = lineTax(textAt(item, 'TaxAmount'))
  return {
    ...itemOf(needed(textAt(item, 'Item'), '项目名称')),
    ...rateOf(textAt(item, 'TaxScheme')),
    spec: short(textAt(item, 'Specification')),
    unit: short(textAt(item, 'MeasurementDimension')),
    quantity: fineOf(textAt(item, 'Quantity'), line),
    price: fineOf(textAt(item, 'Price'), line),
    net,
    tax,
    gross: sum([net, tax]),
    taxCode: short(textAt(item, 'Code')),
  }
}

/** Data of an electronic invoice before the digital one (root `eInvoice`), which has a code beside its number. */
export function legacyInvoice(root: XmlNode): InvoiceData {
  const code = needed(textAt(root, 'InvoiceCode'), '发票代码')
  const gross = amountOf(textAt(root, 'TaxInclusiveTotalAmount'), '价税合计')
  const remark = short(textAt(root, 'Note'))
  const items = nodeAt(root, 'GoodsInfos')?.children ?? []
  return {
    kind: code.endsWith('13') ? 'special' : 'ordinary',
    isRed: isNegative(gross),
    code,
    number: needed(textAt(root, 'InvoiceNo'), '发票号码'),
    blueNumber: /号码[:：]\s*(\d{8})/.exec(remark)?.[1] ?? '',
    redFormNo: '',
    issuedOn: dayIn(textAt(root, 'IssueDate'), '开票日期'),
    seller: {
      no: taxNo(needed(textAt(root, 'Seller', 'SellerTaxID'), '销售方税号')),
      name: short(needed(textAt(root, 'Seller', 'SellerName'), '销售方名称')),
    },
    buyer: {
      no: taxNo(needed(textAt(root, 'Buyer', 'BuyerTaxID'), '受票方税号')),
      name: short(needed(textAt(root, 'Buyer', 'BuyerName'), '受票方名称')),
    },
    net: amountOf(textAt(root, 'TaxExclusiveTotalAmount'), '合计金额'),
    tax: lineTax(textAt(root, 'TaxTotalAmount')),
    gross,
    capitals: '',
    remark,
    lines: items.map((item, index) => lineOf(item, index + 1)),
  }
}
