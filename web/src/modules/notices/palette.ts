import { entrances } from '#contract/kit/entrance.ts'
import { releasePage } from '#contract/notices/reading.ts'
import { call } from '#web/kit/client/api.ts'
import { MOST_FOUND, type PaletteSource } from '#web/kit/palette/paletteSource.ts'
import { articlePath } from './reading/publicPaths.ts'

/** Announcements and help, for everyone in their audience. */
export const paletteSources: readonly PaletteSource[] = entrances.map((entrance) => ({
  kind: 'articles',
  entrance,
  find: async (keyword, signal) =>
    (await call(releasePage, { keyword, limit: MOST_FOUND }, { signal })).records.map((article) => ({
      id: article.id,
      label: article.title,
      note: article.issueDate,
      to: articlePath(article),
    })),
}))
