import { byMail, template, topic } from '../kit/messages.ts'

const facts = {
  statementNo: ['对账单号', 'Statement number', 'DZ20261101000012'],
  supplierName: ['供应商', 'Supplier', '江澜智能科技', 'Jianglan'],
  month: ['对账期间', 'Month', '2026-10'],
  gross: ['含税金额', 'Amount with tax', '84041.60'],
  reason: ['原因', 'Reason', '金额有误', 'Wrong amount'],
} as const
const page = '/statement?id={id}'

/** Messages of statements, to the side that acts next. */
export const settlementMessages = {
  topics: {
    supplierStatements: topic('140050212', 'order', ['对账单', 'Statements'], ['supplier'], [byMail, byMail]),
    statements: topic('140050213', 'order', ['对账进度', 'Progress of statements'], ['purchaser'], [byMail, byMail]),
  },
  templates: {
    statementSent: template(
      'supplierStatements',
      page,
      facts,
      ['对账单 {statementNo} 待确认', '{month} 对账单，含税金额 {gross} 元，请核对后确认或提出异议。'],
      ['Statement {statementNo} awaits your confirmation', '{month}, ¥{gross} with tax. Confirm it or dispute lines.'],
      'supplierSettlement.read',
    ),
    statementVoided: template(
      'supplierStatements',
      page,
      facts,
      ['对账单 {statementNo} 已作废', '作废原因：{reason}。'],
      ['Statement {statementNo} is void', 'Reason: {reason}.'],
      'supplierSettlement.read',
    ),
    statementDisputed: template(
      'statements',
      page,
      facts,
      ['{supplierName}对对账单 {statementNo} 提出异议', '{reason}。请答复后重新发送。'],
      ['{supplierName} disputes statement {statementNo}', '{reason}. Answer and send the statement again.'],
      'statement.read',
    ),
    statementConfirmed: template(
      'statements',
      page,
      facts,
      ['{supplierName}已确认对账单 {statementNo}', '{month} 对账单，含税金额 {gross} 元。'],
      ['{supplierName} confirmed statement {statementNo}', '{month}, ¥{gross} with tax.'],
      'statement.read',
    ),
  },
}
