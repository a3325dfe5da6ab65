import { templateOf, type TemplateName } from '#contract/messages.ts'
import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const templateTable = tableOf('notifications.templates')

const all = sqlQuery(
  'notifications.changedTemplates',
  `select id, version, template, title_zh, content_zh, title_en, content_en, updated_at from notifications.templates
   where template = coalesce($template?, template) order by template limit 200`,
).narrow<{ template: TemplateName }>()
export type TemplateRow = RowOf<typeof all>
/** Templates that the tenant has changed. */
export const changedTemplates = (db: Db, template: TemplateName | null = null) => all(db, { template })

/** Texts of a template in both languages: the tenant's, otherwise the default. */
export function wordsIn(template: TemplateName, row: TemplateRow | undefined) {
  const { zh, en } = templateOf(template)
  return row
    ? { titleZh: row.title_zh, contentZh: row.content_zh, titleEn: row.title_en, contentEn: row.content_en }
    : { titleZh: zh[0], contentZh: zh[1], titleEn: en[0], contentEn: en[1] }
}
export const wordsOf = async (db: Db, template: TemplateName) =>
  wordsIn(template, (await changedTemplates(db, template))[0])
