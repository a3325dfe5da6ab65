import type { PrintKindCode } from '#contract/tenancy/printKinds.ts'
import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import type { PaperTemplate } from '#kit/pdf/template.ts'
import { readSettings } from './setting.store.ts'

export const ownPrintTemplates = tableOf('tenancy.print_templates')

const all = preparedQuery((db) => db.selectFrom('tenancy.print_templates').selectAll().limit(100))
/** Templates that the tenant has set. */
export const allOwnPrintTemplates = (db: Db) => all(db)

/** Lets changes of templates wait for one another. */
export const lockPrintTemplates = sqlQuery(
  'tenancy.lockPrintTemplates',
  `select pg_advisory_xact_lock(hashtextextended('printTemplates/' || kit.tenant(), 14))`,
)

const ofKind = preparedQuery((db, $: Params<{ kind: string }>) =>
  db
    .selectFrom('tenancy.print_templates')
    .select(['header', 'footer', 'notes', 'show_logo', 'hidden'])
    .where('kind', '=', $.kind),
)
/** Template of a paper, as the tenant has set it; undefined for the declared one. */
export async function printTemplateOf(db: Db, kind: PrintKindCode): Promise<PaperTemplate | undefined> {
  const row = await ofKind.first(db, { kind })
  if (!row) return undefined
  const { show_logo: showLogo, ...texts } = row
  const { portalLogoUrl } = showLogo ? await readSettings(db, 'portalLogoUrl') : { portalLogoUrl: '' }
  return { ...texts, logoAddress: portalLogoUrl }
}
