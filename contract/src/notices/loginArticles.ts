import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Notice displayed on the login page. */
export const LoginArticle = shape({
  id: Id,
  articleType: Type.String(),
  title: Type.String(),
  content: Type.String({ description: 'rich text' }),
  deptName: Type.String(),
  createUser: Type.String({ description: 'first character and two asterisks' }),
  issueDate: Type.String({ description: 'YYYY-MM-DD' }),
  effectiveStartTime: Maybe(Instant),
  effectiveEndTime: Maybe(Instant),
})
export type LoginArticle = Static<typeof LoginArticle>

export const getLoginArticles = route({
  method: 'GET',
  path: '/portalent/api/article/getLoginArticles',
  access: 'public',
  lags: true,
  summary: 'List the current notices for the login page, newest first',
  input: Nothing,
  reply: List(LoginArticle, 10),
})
