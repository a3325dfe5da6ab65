import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const shown = sqlQuery(
  'notices.showsPicture',
  `select exists (select from notices.editions where article_id = $articleId and is_live
     and (strpos(content, $key) > 0 or cover_key = $key)
     and (is_login_shown or not $onLoginAlone)) as "shown!"`,
)
interface Shown {
  readonly articleId: string
  readonly key: string
  /** Only the login page shows articles. */
  readonly onLoginAlone: boolean
}
/** Whether the live edition of an article shows a picture; pictures only in its draft do not count. */
export const isShownLive = async (db: Db, picture: Shown): Promise<boolean> => (await shown.one(db, picture)).shown
