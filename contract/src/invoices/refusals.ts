import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of invoices, 43000 to 43099. */
export const invoicesRefusals = {
  'invoice.duplicate': [43000, '该发票已经收到，请勿重复上传', 'This invoice is here already.'],
  'invoice.notYours': [
    43001,
    '销售方税号 {sellerNo} 不是贵公司，只能上传贵公司开具的发票',
    'The seller {sellerNo} is not your company. Upload only invoices that your company has issued.',
  ],
  'invoice.contentDiffers': [
    43002,
    '号码 {number} 的发票已收到（价税合计 {known} 元），本文件为 {gross} 元。请核对后上传正确的文件',
    'Invoice {number} is here with ¥{known}, this file says ¥{gross}. Check which one is right.',
  ],
  'invoice.notInvoice': [
    43003,
    '不是发票文件，请上传发票的 XML、OFD、PDF 或图片，或税务平台下载的 ZIP',
    'This is no invoice. Upload its XML, OFD, PDF or image, or the ZIP of the tax platform.',
  ],
  'invoice.isVoucher': [
    43004,
    '这是会计入账信息文件（XBRL），请上传发票的 XML 或 OFD',
    'This is a bookkeeping file (XBRL). Upload the XML or OFD of the invoice.',
  ],
  'invoice.unreadable': [
    43005,
    '文件内容损坏或含有外部引用，请从税务平台重新下载后上传',
    'The file is damaged or refers to other files. Download it again from the tax platform.',
  ],
  'invoice.incomplete': [
    43006,
    '文件缺少“{part}”，请从税务平台重新下载后上传',
    '“{part}” is missing. Download the file again from the tax platform.',
  ],
  'invoice.totals': [
    43007,
    '金额 + 税额与价税合计相差 {difference} 元，须由开票方作废或红冲后重开',
    'Net and tax differ from the total by ¥{difference}. The seller has to issue the invoice again.',
  ],
  'invoice.lineTotals': [
    43008,
    '明细合计与发票合计相差 {difference} 元，须由开票方作废或红冲后重开',
    'The lines differ from the totals by ¥{difference}. The seller has to issue the invoice again.',
  ],
  'invoice.lineAmount': [
    43009,
    '第 {line} 行金额、单价、税率互相矛盾，须由开票方作废或红冲后重开',
    'Amount, price and tax of line {line} contradict one another. The seller has to issue the invoice again.',
  ],
  'invoice.discount': [
    43010,
    '第 {line} 行折扣没有对应的商品行，或大于商品行金额，须由开票方重开',
    'The discount in line {line} belongs to no line or exceeds it. The seller has to issue the invoice again.',
  ],
  'invoice.sign': [
    43011,
    '蓝字发票金额应大于零，红字发票金额应小于零，请核对文件',
    'An invoice must be positive and a red invoice negative. Check the file.',
  ],
  'invoice.issuedLater': [
    43012,
    '开票日期 {day} 晚于今天，请核对文件',
    'It is dated {day}, after today. Check the file.',
  ],
  'invoice.numberDiffers': [
    43013,
    '文件内两处发票号码不一致，请从税务平台重新下载后上传',
    'The file has two different invoice numbers. Download it again from the tax platform.',
  ],
  'invoice.tooMany': [
    43014,
    '压缩包内发票超过 {n} 张，请分批上传',
    'The archive has more than {n} invoices. Upload them in parts.',
  ],
  'invoice.reversedTooMuch': [
    43015,
    '红字金额超过蓝字发票的剩余金额',
    'The red invoices exceed the amount of the original invoice.',
  ],
  'invoice.sellerIsBuyer': [43016, '销售方与受票方相同，请核对文件', 'Seller and buyer are the same. Check the file.'],
  'invoice.notOverridable': [
    43017,
    '仅价差可以放行，其他异常请退回供应商重开',
    'Only a price difference can be overridden. Return the invoice to its supplier.',
  ],
  'invoice.ownOverride': [
    43018,
    '价差由您放行，须由他人审核',
    'You have overridden its difference, so someone else has to approve it.',
  ],
  'invoice.hasRed': [
    43019,
    '该发票已有红字发票，请先退回红字发票',
    'A red invoice reverses this one. Return the red invoice first.',
  ],
  'invoice.notGenuine': [
    43021,
    '税务查验未通过，不能审核。请核对后重新查验，或退回供应商',
    'The tax bureau does not confirm this invoice. Verify it again, or return it.',
  ],
  'invoice.codeDiffers': [
    43022,
    '与票面二维码不一致：号码 {number}，开票日期 {day}，金额 {amount} 元，请核对后修改',
    'It differs from the QR code: number {number}, issued on {day}, amount ¥{amount}. Check and correct it.',
  ],
  'invoice.redNeedsOriginal': [43023, '红字发票请上传 XML 或 OFD 原文件', 'Upload the XML or OFD of a red invoice.'],
  'invoice.proposed': [43024, '该文件已上传，待确认票面', 'This file is uploaded already and waits to be confirmed.'],
  'invoice.blueMissing': [
    43020,
    '蓝字发票 {number} 尚未匹配，请先处理蓝字发票',
    'The original invoice {number} is not matched. Resolve that one first.',
  ],
} as const satisfies Refusals
