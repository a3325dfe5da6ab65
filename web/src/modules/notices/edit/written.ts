import type { ArticleDetail, ArticleDraft } from '#contract/notices/articles.ts'
import type { StoredFile } from '#contract/files/files.ts'

const keysOf = (files: readonly StoredFile[]) => files.map(({ storageFileId }) => storageFileId)

/** What a form writes of an article: its files by their keys. */
export const writtenOf = (article: ArticleDetail) => ({
  ...article,
  attachments: keysOf(article.attachments),
  memberAttachments: keysOf(article.memberAttachments),
})

/** What a new article begins with. */
export const newDraft = (columnId: string | undefined): Partial<ArticleDraft> => ({
  ...(columnId === undefined ? {} : { columnId }),
  audience: 'all',
  entrances: [],
  deptIds: [],
})
