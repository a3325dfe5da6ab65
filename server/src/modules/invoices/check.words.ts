import type { CheckOutcome, CheckRule } from '#contract/invoices/invoice.ts'
import { type Lang, sentenceOf } from '#contract/kit/refusals.ts'

type Words = readonly [zh: string, en: string]

/** What a check found, where there is something to say. */
const words: Readonly<Partial<Record<`${CheckRule}.${CheckOutcome}`, Words>>> = {
  'capitals.warn': ['大写金额“{capitals}”与价税合计不一致', 'The amount in words, “{capitals}”, is not the total'],
  'sellerTaxNo.warn': ['销售方税号 {no} 校验位不正确', "The seller's tax number {no} has a wrong check character"],
  'buyerTaxNo.warn': ['受票方税号 {no} 校验位不正确', "The buyer's tax number {no} has a wrong check character"],
  'rates.warn': ['税率 {rate}% 不在现行税率表内', '{rate}% is not a rate in force'],
  'age.warn': ['{day} 开具，已超过 360 天', 'Issued on {day}, more than 360 days ago'],
  'supplier.warn': [
    '销售方名称与供应商档案“{name}”不一致，以税号为准',
    'The supplier is registered as “{name}”; the tax number decides',
  ],
  'supplier.fail': ['销售方税号 {no} 不在供应商档案中', 'No supplier has the tax number {no}'],
  'title.fail': [
    '抬头应为 {title}（{no}），发票为 {given}',
    'The title should be {title} ({no}), the invoice says {given}',
  ],
  'title.warn': ['没有与受票方税号 {no} 对账的记录', 'Nothing was settled with the buyer {no}'],
  'source.warn': [
    '票面由人工据 PDF 或图片确认，以税务查验为准',
    'A person confirmed what its PDF or picture says; the tax bureau decides',
  ],
  'verification.fail': ['税务平台查验未通过', 'The tax bureau does not confirm it'],
  'match.fail': ['与对账明细相差 {difference} 元', 'It differs from the settlement lines by ¥{difference}'],
  'match.ok': ['与对账明细一致，差额 {difference} 元', 'It agrees with the settlement lines, difference ¥{difference}'],
}

/** Sentence on the outcome of a check; empty if there is nothing to say. */
export function textOfCheck(
  rule: CheckRule,
  outcome: CheckOutcome,
  facts: Readonly<Record<string, unknown>>,
  lang: Lang,
): string {
  const found = words[`${rule}.${outcome}`]
  return found === undefined ? '' : sentenceOf([0, ...found], lang, facts)
}
