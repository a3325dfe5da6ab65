import { byMail, site, template, topic } from '../kit/messages.ts'

export const importsMessages = {
  topics: {
    importing: topic('140050801', 'system', ['导入结果', 'Import results'], ['supplier', 'operator'], [byMail, site]),
  },
  templates: {
    importDone: template(
      'importing',
      '/supplierImport',
      {
        created: ['新增数', 'Number created', '120'],
        changed: ['更新数', 'Number changed', '36'],
        failed: ['失败数', 'Number failed', '2'],
      },
      ['导入已完成', '新增 {created} 条，更新 {changed} 条，失败 {failed} 条。'],
      ['Import finished', '{created} created, {changed} changed, {failed} failed.'],
    ),
  },
}
