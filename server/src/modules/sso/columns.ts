import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import type { AppDraft, AppKind } from '#contract/sso/ssoApps.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'apps.digest': AppDraft['digest']
  'apps.kind': AppKind
  'entries.account_by': EntryDraft['accountBy']
  'entries.adapter': EntryDraft['adapter']
  'entries.entrance': NonNullable<EntryDraft['entrance']>
  'entries.page': EntryDraft['page']
  'entries.settings': EntryDraft['settings']
}
