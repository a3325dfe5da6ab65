import type { StoredFile } from '#contract/files/files.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { ArticleStatus, Audience } from '#contract/notices/states.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'articles.status': ArticleStatus
  'articles.audience': Audience
  'articles.entrances': Entrance[]
  'articles.attachments': StoredFile[]
  'articles.member_attachments': StoredFile[]
  'editions.audience': Audience
  'editions.entrances': Entrance[]
  'editions.attachments': StoredFile[]
  'editions.member_attachments': StoredFile[]
}
