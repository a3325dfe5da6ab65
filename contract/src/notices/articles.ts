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

export const mostDepartments = 100
export const mostPictures = 60
/** Body limit: the largest article exceeds 512 KiB of JSON. */
const bodyLimit = 1024 * 1024

export const ArticleDraft = shape({
  columnId: Id,
  title: Text(100),
  content: RichText({ most: 20_000, pictures: articlePictureAddress, picturesBySession: true }),
  cover: Optional(ArticleCover),
  audience: Audience,
  entrances: Type.Array(Entrance, { maxItems: 6, uniqueItems: true }),
  deptIds: List(Id, mostDepartments),
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
  cover: Type.String({ description: 'the address of a picture; empty where there is none' }),
  publishAt: Maybe(Instant),
  effectiveStartTime: Maybe(Instant),
  effectiveEndTime: Maybe(Instant),
  colunmsName: Type.String(),
  articleType: Type.String(),
  status: ArticleStatus,
  isLive: Type.Boolean({ description: 'whether an edition of it is read now' }),
  editions: Type.Integer({ description: 'how often it was published' }),
  pinPlace: Maybe(Type.Integer()),
  deptName: Type.String(),
  createUser: Type.String(),
  issueDate: Maybe(Type.String()),
  note: Type.String({ description: 'why it was rejected or withdrawn last' }),
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
  summary: 'The articles of the tenant, by column (and all below it), status and title.',
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
  summary: 'An article as it is written now, which may be newer than what is read.',
  input: shape({ id: Id }),
  reply: ArticleDetail,
})
export const listArticleChanges = changesRoute({
  path: '/portalent/api/article/changes',
  ...managed,
  summary: 'What has happened with an article.',
  key: 'id',
})
export const createArticle = route({
  method: 'POST',
  path: '/portalent/api/article/create',
  ...managed,
  bodyLimit,
  summary: 'Writes a new article; it is a draft.',
  input: ArticleDraft,
  reply: ArticleDetail,
})
export const editArticle = route({
  method: 'POST',
  path: '/portalent/api/article/edit',
  ...managed,
  bodyLimit,
  summary: 'Changes a draft. Of a published article it begins a new draft, while its edition is still read.',
  input: shape({ ...ofVersion, ...ArticleDraft.properties }),
  reply: ArticleDetail,
})
export const moveArticle = route({
  method: 'POST',
  path: '/portalent/api/article/move',
  ...managed,
  summary: 'Submits a draft for review, takes it back, or withdraws what is published, with the reason.',
  input: shape({ ...ofVersion, action: OneOf(['submit', 'recall', 'withdraw']), reason: Optional(Note(500)) }),
  reply: ArticleDetail,
})
export const reviewArticle = route({
  method: 'POST',
  path: '/portalent/api/article/review',
  ...reviewed,
  summary:
    'A reviewer who has not written it approves an article, which publishes it now or at its time, or rejects it.',
  input: shape({ ...ofVersion, decision: OneOf(['approve', 'reject']), reason: Optional(Note(500)) }),
  reply: ArticleDetail,
})
export const pinArticle = route({
  method: 'POST',
  path: '/portalent/api/article/pin',
  ...reviewed,
  summary:
    'Puts a published article above all others, at a place among those; without a place it is one of the others.',
  input: shape({ ...ofVersion, pinPlace: Maybe(Type.Integer({ minimum: 1, maximum: 99 })) }),
  reply: ArticleDetail,
})
export const removeArticle = route({
  method: 'POST',
  path: '/portalent/api/article/remove',
  ...managed,
  summary: 'Removes a draft that was never published.',
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
  issueUser: Type.String({ description: 'who has approved it' }),
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
  summary: 'The editions of an article, the newest first; fifty at most.',
  input: shape({ id: Id }),
  reply: List(Edition, 50),
})
export const restoreEdition = route({
  method: 'POST',
  path: '/portalent/api/article/restore',
  ...managed,
  summary: 'Makes what was published once the draft; it is reviewed like any other.',
  input: shape({ ...ofVersion, no: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  reply: ArticleDetail,
})
