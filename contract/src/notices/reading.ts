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
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'

import { mostReminders } from './settings.ts'

/** Public reading of articles: published, within their effective period, in a visible column. */

const PageViews = { ...Maybe(Type.Integer()), description: 'null where the tenant shows none' }

/** Article in a list. */
export const PublicArticle = shape({
  id: Id,
  articleType: Type.String({ description: 'the value of its column' }),
  colunmsId: Id,
  colunmsName: Type.String(),
  colunmsEnName: Type.String({ description: 'empty where the column has none' }),
  title: Type.String(),
  excerpt: Type.String(),
  cover: Type.String({ description: 'the address of a picture; empty where there is none' }),
  isForEveryone: Type.Boolean({ description: 'whether visitors read it, too; its pictures need no session then' }),
  deptName: Type.String(),
  createUser: Type.String({ description: 'the first character and two stars' }),
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
  summary:
    'What is published of some types, between two days of publication; `keyword` is looked for in title and text.',
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
  summary: 'What is published in a column and below it, of a department and those below it.',
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
  summary: 'The columns below one, or at the top; with `unlimited` all that are further below, too.',
  input: shape({ pId: Optional(Id), unlimited: Optional(OneOf(['0', '1'])), deptId: Optional(Id) }),
  reply: List(PublicColumn, 500),
})

const Neighbour = shape({ id: Id, articleType: Type.String(), title: Type.String() })

/** File of an article; files for members have no address for visitors. */
export const ArticleFile = shape({
  ...StoredFile.properties,
  isForMembers: Type.Boolean({ description: 'only those with a session may download it' }),
})
export type ArticleFile = Static<typeof ArticleFile>

export const ArticlePage = shape({
  ...PublicArticle.properties,
  content: Type.String(),
  status: OneOf(['01']),
  files: List(ArticleFile, 100),
  userName: Type.String({ description: 'like createUser' }),
  issueUser: Type.String({ description: 'who has approved it: the first character and two stars' }),
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
  summary: 'A published article, for those who are meant.',
  input: shape({ id: Id, articleType: Optional(Note(30)) }),
  reply: ArticlePage,
})

export const updatePageViews = route({
  method: 'GET',
  path: '/portalent/api/article/updatePageViews',
  access: 'public',
  ofPortal: true,
  writes: true,
  summary: 'Counts that the caller has seen a published article, once an hour.',
  input: shape({ id: Id }),
  reply: shape({ pageViews: PageViews }),
})

export const downloadArticleFile = route({
  method: 'GET',
  path: '/portalent/api/article/file',
  access: 'public',
  ofPortal: true,
  download: true,
  summary: 'Gives a file of a published article to those who may read both.',
  input: shape({ id: Id, storage_file_id: StorageFileId }),
  reply: Done,
})

export const popRemindList = route({
  method: 'GET',
  path: '/portalent/api/article/popRemindList',
  access: 'session',
  summary:
    'The articles that the caller is to be reminded of and has not closed yet, the oldest first; as many at once as the tenant has set.',
  input: Nothing,
  reply: List(PublicArticle, mostReminders),
})
export const closePopRemind = route({
  method: 'GET',
  path: '/portalent/api/article/closePopRemind',
  access: 'session',
  writes: true,
  summary: 'The caller has seen a reminder; it does not come again.',
  input: shape({ id: Id }),
  reply: Done,
})
