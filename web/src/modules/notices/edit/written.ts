import type { ArticleDetail, ArticleDraft } from '#contract/notices/articles.ts'
import type { StoredFile } from '#contract/files/files.ts'

const keysOf = (files: readonly StoredFile[]) => files.map(({ storageFileId }) => storageFileId)

/** Article in the format of the form: files by key. */
export const writtenOf = (article: ArticleDetail) => ({
  ...article,
  attachments: keysOf(article.attachments),
  memberAttachments: keysOf(article.memberAttachments),
})

/** Initial values of an article. */
export const newDraft = (columnId: string | undefined): Partial<ArticleDraft> => ({
  ...(columnId === undefined ? {} : { columnId }),
  audience: 'all',
  entrances: [],
  deptIds: [],
})
