import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { Entrance } from '#contract/kit/entrance.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { RichText } from '#contract/kit/richText/schema.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  PlannedInstant,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { ArticleCover, articlePictureAddress } from './pictures.ts'
import { ArticleAction, ArticleStatus, Audience } from './states.ts'

/** Articles 公告 in the back office: writing, review, publication. Public reading is in `reading.ts`. */

export const maxDepartments = 100
export const maxPictures = 60
/** Body limit: the largest article exceeds 512 KiB of JSON. */
const bodyLimit = 1024 * 1024

export const ArticleDraft = shape({
  columnId: Id,
  title: Text(100),
  content: RichText({ max: 20_000, pictures: articlePictureAddress, picturesBySession: true }),
  cover: Optional(ArticleCover),
  audience: Audience,
  entrances: Type.Array(Entrance, { maxItems: 6, uniqueItems: true }),
  deptIds: List(Id, maxDepartments),
  publishAt: Maybe(PlannedInstant),
  effectiveStartTime: Maybe(PlannedInstant),
  effectiveEndTime: Maybe(PlannedInstant),
  isPopUp: Type.Boolean(),
  isLoginShown: Type.Boolean(),
  attachments: Optional(Attachments('documents')),
  memberAttachments: Optional(Attachments('documents')),
})
export type ArticleDraft = Static<typeof ArticleDraft>

const { attachments: _, memberAttachments: __, content: ___, ...listed } = ArticleDraft.properties

/** An article in the back office. */
export const Article = shape({
  id: Id,
  version: Type.Integer(),
  ...listed,
  cover: Type.String({ description: 'picture address; empty without a picture' }),
  publishAt: Maybe(Instant),
  effectiveStartTime: Maybe(Instant),
  effectiveEndTime: Maybe(Instant),
  colunmsName: Type.String(),
  colunmsEnName: Type.String({ description: 'empty if the column has none' }),
  articleType: Type.String(),
  status: ArticleStatus,
  isLive: Type.Boolean({ description: 'an edition of it is published' }),
  editions: Type.Integer({ description: 'number of publications' }),
  pinPlace: Maybe(Type.Integer()),
  deptName: Type.String(),
  createUser: Type.String(),
  issueDate: Maybe(Type.String()),
  note: Type.String({ description: 'reason of the last rejection or withdrawal' }),
  pageViews: Type.Integer(),
  modifyTime: Instant,
  can: List(ArticleAction),
})
export type Article = Static<typeof Article>

export const ArticleDetail = shape({
  ...Article.properties,
  content: Type.String(),
  attachments: AttachedFiles,
  memberAttachments: AttachedFiles,
})
export type ArticleDetail = Static<typeof ArticleDetail>

const managed = { access: 'article.manage', entrances: ['operator'] } as const
const reviewed = { access: 'article.review', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const listArticles = listRoute({
  path: '/portalent/api/article/list',
  ...managed,
  summary: "List the tenant's articles by column (including sub-columns), status and title",
  filters: {
    columnId: Optional(Id),
    status: Optional(ArticleStatus),
    audience: Optional(Audience),
    keyword: Optional(Note(100)),
  },
  sort: ['title', 'issueDate', 'modifyTime', 'pageViews'],
  record: Article,
})
export const exportArticles = exportRoute(listArticles, {
  path: '/portalent/api/article/export',
  columns: [
    'title',
    'colunmsName',
    'status',
    'audience',
    'deptName',
    'createUser',
    'issueDate',
    'effectiveEndTime',
    'pageViews',
    'modifyTime',
  ],
})
export const getArticle = route({
  method: 'GET',
  path: '/portalent/api/article/detail',
  ...managed,
  summary: 'Get the current content of an article, which may be newer than the published edition',
  input: shape({ id: Id }),
  reply: ArticleDetail,
})
export const listArticleChanges = changesRoute({
  path: '/portalent/api/article/changes',
  ...managed,
  summary: 'List the history of an article',
  key: 'id',
})
export const createArticle = route({
  method: 'POST',
  path: '/portalent/api/article/create',
  ...managed,
  bodyLimit,
  summary: 'Create an article as a draft',
  input: ArticleDraft,
  reply: ArticleDetail,
})
export const editArticle = route({
  method: 'POST',
  path: '/portalent/api/article/edit',
  ...managed,
  bodyLimit,
  summary: 'Update a draft; for a published article this starts a new draft, and the edition stays published',
  input: shape({ ...ofVersion, ...ArticleDraft.properties }),
  reply: ArticleDetail,
})
export const moveArticle = route({
  method: 'POST',
  path: '/portalent/api/article/move',
  ...managed,
  summary: 'Submit a draft for review, recall it, or withdraw a published article with a reason',
  input: shape({ ...ofVersion, action: OneOf(['submit', 'recall', 'withdraw']), reason: Optional(Note(500)) }),
  reply: ArticleDetail,
})
export const reviewArticle = route({
  method: 'POST',
  path: '/portalent/api/article/review',
  ...reviewed,
  summary: 'Review an article of another author: approve it, which publishes it now or as scheduled, or reject it',
  input: shape({ ...ofVersion, decision: OneOf(['approve', 'reject']), reason: Optional(Note(500)) }),
  reply: ArticleDetail,
})
export const pinArticle = route({
  method: 'POST',
  path: '/portalent/api/article/pin',
  ...reviewed,
  summary: 'Pin a published article at a position; without a position unpin it',
  input: shape({ ...ofVersion, pinPlace: Maybe(Type.Integer({ minimum: 1, maximum: 99 })) }),
  reply: ArticleDetail,
})
export const removeArticle = route({
  method: 'POST',
  path: '/portalent/api/article/remove',
  ...managed,
  summary: 'Delete a draft that was never published',
  input: shape(ofVersion),
  reply: Done,
})

/** Edition: a published state of an article. */
export const Edition = shape({
  no: Type.Integer(),
  isLive: Type.Boolean(),
  title: Type.String(),
  content: Type.String(),
  colunmsName: Type.String(),
  audience: Audience,
  createUser: Type.String(),
  issueUser: Type.String({ description: 'approver' }),
  publishedAt: Instant,
  effectiveStartTime: Maybe(Instant),
  effectiveEndTime: Maybe(Instant),
  attachments: AttachedFiles,
  memberAttachments: AttachedFiles,
})
export type Edition = Static<typeof Edition>

export const listEditions = route({
  method: 'GET',
  path: '/portalent/api/article/editions',
  ...managed,
  summary: 'List the editions of an article, newest first, at most 50',
  input: shape({ id: Id }),
  reply: List(Edition, 50),
})
export const restoreEdition = route({
  method: 'POST',
  path: '/portalent/api/article/restore',
  ...managed,
  summary: 'Restore an earlier edition as the draft, to be reviewed as usual',
  input: shape({ ...ofVersion, no: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  reply: ArticleDetail,
})
