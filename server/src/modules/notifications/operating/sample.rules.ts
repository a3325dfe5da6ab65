/** Sample facts for the preview of a template: Chinese, and English if different. */
const samples: Readonly<Record<string, readonly [zh: string, en?: string]>> = {
  orderNo: ['DD202611230001'],
  docNo: ['DD202611230001'],
  amount: ['12,860.00'],
  supplierName: ['安岚劳保用品有限公司', 'Anlan Safety Supplies'],
  deliveryNo: ['FH202611230001'],
  carrier: ['顺丰速运', 'SF Express'],
  trackingNo: ['SF1234567890'],
  receiptNo: ['SH202611250001'],
  title: ['冬季防寒工作服采购', 'Winter workwear'],
  projectNo: ['XJ202611200012'],
  agreementNo: ['XY-2026-018'],
  lastDay: ['2026-12-31'],
  prices: ['24'],
  name: ['2026 年度办公预算', 'Office budget 2026'],
  deptName: ['采购管理部', 'Procurement'],
  percent: ['82'],
  available: ['18,000.00'],
  time: ['2026-11-23 09:12'],
  created: ['120'],
  changed: ['36'],
  failed: ['2'],
}

export const sampleOf = (facts: readonly string[]) => {
  const of = (lang: 0 | 1) =>
    Object.fromEntries(facts.map((name) => [name, samples[name]?.[lang] ?? samples[name]?.[0] ?? name]))
  return { zh: of(0), en: of(1) }
}
