import { StorageFileId, StoredFile } from '#contract/files/files.ts'
import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  RootOrId,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'

import { maxReminders } from './settings.ts'

/** Public reading of articles: published, within their effective period, in a visible column. */

const PageViews = { ...Maybe(Type.Integer()), description: 'null if the tenant hides views' }

/** Article in a list. */
export const PublicArticle = shape({
  id: Id,
  articleType: Type.String({ description: 'value of its column' }),
  colunmsId: Id,
  colunmsName: Type.String(),
  colunmsEnName: Type.String({ description: 'empty if the column has none' }),
  title: Type.String(),
  excerpt: Type.String(),
  cover: Type.String({ description: 'picture address; empty without a picture' }),
  isForEveryone: Type.Boolean({ description: 'visitors can read it, so its pictures require no session' }),
  deptName: Type.String(),
  createUser: Type.String({ description: 'first character and two asterisks' }),
  issueDate: Type.String({ description: 'YYYY-MM-DD' }),
  modifyTime: Instant,
  effectiveStartTime: Maybe(Instant),
  effectiveEndTime: Maybe(Instant),
  isTop: Type.Boolean(),
  pageViews: PageViews,
})
export type PublicArticle = Static<typeof PublicArticle>

const Second = Type.String({
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])( ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])?$',
  description: 'YYYY-MM-DD HH:mm:ss',
})

export const releasePage = listRoute({
  path: '/portalent/api/article/releasePage',
  access: 'public',
  ofPortal: true,
  lags: true,
  rateLimit: 'search',
  summary: 'List the published articles of given types and publication days; `keyword` matches title and text',
  filters: {
    title: Optional(Note(100)),
    keyword: Optional(Note(100)),
    beginStarTime: Optional(Second),
    endStarTime: Optional(Second),
    status: Optional(Note(400)),
  },
  record: PublicArticle,
})

export const portalList = listRoute({
  path: '/portalent/api/article/portalList',
  access: 'public',
  ofPortal: true,
  lags: true,
  rateLimit: 'search',
  summary: 'List the published articles of a column and its sub-columns, and of a department and its sub-departments',
  filters: {
    colunmsId: Optional(Id),
    isLoginShow: Optional(OneOf(['0', '1'])),
    deptCode: Optional(Note(64)),
    deptId: Optional(Id),
  },
  record: PublicArticle,
})

export const PublicColumn = shape({
  id: Id,
  pid: Maybe(Id),
  name: Type.String(),
  enName: Type.String(),
  value: Type.String(),
  state: OneOf(['1']),
})
export type PublicColumn = Static<typeof PublicColumn>

export const getListByPId = route({
  method: 'GET',
  path: '/portalent/api/portalColunms/getListByPId',
  access: 'public',
  ofPortal: true,
  lags: true,
  summary: 'List the sub-columns of a column, or the top columns; with `unlimited` all levels',
  input: shape({ pId: Optional(RootOrId), unlimited: Optional(OneOf(['0', '1'])), deptId: Optional(Id) }),
  reply: List(PublicColumn, 500),
})

const Neighbour = shape({ id: Id, articleType: Type.String(), title: Type.String() })

/** File of an article; files for members have no address for visitors. */
export const ArticleFile = shape({
  ...StoredFile.properties,
  isForMembers: Type.Boolean({ description: 'download requires a session' }),
})
export type ArticleFile = Static<typeof ArticleFile>

export const ArticlePage = shape({
  ...PublicArticle.properties,
  content: Type.String(),
  projectId: Maybe({ ...Id, description: 'project that the article is about' }),
  status: OneOf(['01']),
  files: List(ArticleFile, 100),
  userName: Type.String({ description: 'masked like createUser' }),
  issueUser: Type.String({ description: 'approver: first character and two asterisks' }),
  previous: Maybe(Neighbour),
  next: Maybe(Neighbour),
})
export type ArticlePage = Static<typeof ArticlePage>

export const queryArticle = route({
  method: 'GET',
  path: '/portalent/api/article/query',
  access: 'public',
  ofPortal: true,
  lags: true,
  summary: 'Get a published article, for its audience',
  input: shape({ id: Id, articleType: Optional(Note(30)) }),
  reply: ArticlePage,
})

export const updatePageViews = route({
  method: 'GET',
  path: '/portalent/api/article/updatePageViews',
  access: 'public',
  ofPortal: true,
  writes: true,
  summary: 'Record a view of a published article, at most one an hour and caller',
  input: shape({ id: Id }),
  reply: shape({ pageViews: PageViews }),
})

export const downloadArticleFile = route({
  method: 'GET',
  path: '/portalent/api/article/file',
  access: 'public',
  ofPortal: true,
  download: true,
  summary: 'Download a file of a published article, for readers of both',
  input: shape({ id: Id, storage_file_id: StorageFileId }),
  reply: Done,
})

export const popRemindList = route({
  method: 'GET',
  path: '/portalent/api/article/popRemindList',
  access: 'session',
  summary: "List the reminders that the caller has not closed yet, oldest first, up to the tenant's limit",
  input: Nothing,
  reply: List(PublicArticle, maxReminders),
})
export const closePopRemind = route({
  method: 'GET',
  path: '/portalent/api/article/closePopRemind',
  access: 'session',
  writes: true,
  summary: 'Close a reminder permanently for the caller',
  input: shape({ id: Id }),
  reply: Done,
})
