import { createHash } from 'node:crypto'
import { type Cookies, parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { PageRequest } from '#contract/kit/ssr.ts'
import type { App } from '#kit/http/serve.ts'
import { bootstrapScript, eventReplayScript } from './ssr.scripts.ts'
import type { FindLook } from './installable/routes.ts'
import { readTemplate, fill } from './ssr.template.ts'

/**
 * Pages beyond are sent without being rendered: those are late, but calls that wait for the renderer would be later.
 */
const MOST_AT_ONCE = 4

/** Nothing is rendered at an address that is no page: how the portal looks is all that is answered. */
const pathOfNoPage = '/offline'

/** Headers of the request for the document alone, not of the calls that are made to render it. */
const OWN = new Set(['cookie', 'connection', 'content-length', 'accept-encoding', 'if-none-match', 'range', 'expect'])

/**
 * Server-side rendering of the page at every address, as far as the visitor's cookies allow; the browser can render
 * it without that too.
 */
export async function openPageRenderer(app: App, dist: URL) {
  const template = await readTemplate(dist)
  let rendering = 0

  /** The page, and whether it lacks what could not be read just now. */
  async function render(request: FastifyRequest): Promise<{ html: string; isOutage: boolean }> {
    const unrendered = { html: template.html, isOutage: false }
    if (!template.renderPage || rendering >= MOST_AT_ONCE) return unrendered
    rendering++
    let isOutage = false
    const seen = (status: number) => void (isOutage ||= status === 503)
    try {
      const cookies = parseCookie(request.headers.cookie ?? '')
      const rendered = await template.renderPage(pageRequestOf(app, request, cookies, seen))
      return { html: isOutage ? template.html : fill(template, rendered, cookies['themeMode']), isOutage }
    } catch (error) {
      if (isOutage) return { ...unrendered, isOutage }
      // Also where the host is nobody's: the program says what is to be said.
      request.log.info({ err: error }, 'the page is sent without server-side rendering')
      return unrendered
    } finally {
      rendering--
    }
  }

  /** How the portal of the request's host looks to anybody. */
  const findLook: FindLook = async (request, language) => {
    let isOutage = false
    const seen = (status: number) => void (isOutage ||= status === 503)
    const visit = pageRequestOf(app, request, {}, seen)
    try {
      const page = await template.renderPage?.({
        ...visit,
        url: pathOfNoPage,
        locale: language === 'en' ? 'en_US' : 'zh_CN',
      })
      return page && { ...page, language }
    } catch {
      return isOutage ? 'outage' : undefined
    }
  }
  return { render, findLook, inlineScripts: [hashOf(eventReplayScript), hashOf(bootstrapScript)] }
}

/**
 * The cookies mirror storages of the browser. That of the session is used for this page alone: its calls are
 * authenticated like any other, with the token as their bearer.
 */
function pageRequestOf(
  app: App,
  request: FastifyRequest,
  cookies: Cookies,
  seen: (status: number) => void,
): PageRequest {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OWN.has(name)))
  const token = cookies['Authorization']
  return {
    url: request.url,
    locale: cookies['locale'] === 'en_US' ? 'en_US' : 'zh_CN',
    origin: app.context.originOf(request),
    token: token !== undefined && /^[\w.-]+$/.test(token) ? token : null,
    send: async (url, init) => {
      const answer = await app.inject({
        url,
        method: init.method === 'POST' ? 'POST' : 'GET',
        headers: { ...headers, ...(init.headers as Record<string, string>) },
        remoteAddress: request.socket.remoteAddress ?? '',
        ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      })
      seen(answer.statusCode)
      return new Response(answer.payload, { status: answer.statusCode })
    },
  }
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
