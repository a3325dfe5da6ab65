import type { FastifyRequest } from 'fastify'
import { type Lang, numberOf, refusalFields, say } from '#contract/refusals.ts'
import { Refusal } from '#kit/refusal.ts'

export const languageOf = (request: FastifyRequest): Lang =>
  /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh-CN'

export const envelope = (traceid: string, data: unknown = null) => ({
  code: 0,
  message: 'ok',
  data: data ?? null,
  traceid,
})

/** Serialises refusals here, so that the reply schema of the route cannot change them. */
export const refusalJson = (refusal: Refusal, request: FastifyRequest): string =>
  JSON.stringify(refusalBodyOf(refusal, request))

export const refusalBodyOf = (refusal: Refusal, request: FastifyRequest) => ({
  ...refusalBody(refusal, languageOf(request)),
  traceid: request.id,
})
export type RefusalBody = ReturnType<typeof refusalBodyOf>

const refusalBody = ({ code, facts }: Refusal, lang: Lang) => {
  const field = refusalFields[code]
  const data = field === undefined ? facts : { field, ...facts }
  return { code: numberOf(code), message: say(code, lang, facts), data: Object.keys(data).length > 0 ? data : null }
}
