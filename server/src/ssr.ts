import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { PageRequest, RenderedPage, RenderPage } from '#contract/kit/ssr.ts'
import type { App } from '#kit/http/serve.ts'
import { bootstrapScript, eventReplayScript } from './ssr.scripts.ts'

/** What the build wrote down about each source: its script, its styles, and what both need. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>

interface Template {
  readonly html: string
  readonly manifest: Manifest
  readonly renderPage: RenderPage | undefined
}

/**
 * Pages beyond are sent without being rendered: those are late, but calls that wait for the renderer would be later.
 */
const MOST_AT_ONCE = 4

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
      const cookies = cookiesOf(request)
      const rendered = await template.renderPage(pageRequestOf(app, request, cookies, seen))
      return { html: isOutage ? template.html : fill(template, rendered, cookies.get('brightness')), isOutage }
    } catch (error) {
      if (isOutage) return { ...unrendered, isOutage }
      // Also where the host is nobody's: the program says what is to be said.
      request.log.info({ err: error }, 'the page is sent without server-side rendering')
      return unrendered
    } finally {
      rendering--
    }
  }
  return { render, inlineScripts: [hashOf(eventReplayScript), hashOf(bootstrapScript)] }
}

async function readTemplate(dist: URL): Promise<Template> {
  const [html, manifest] = await Promise.all([
    readFile(new URL('index.html', dist), 'utf8'),
    readFile(new URL('.vite/manifest.json', dist), 'utf8').catch(() => '{}'),
  ])
  const built = new URL('server/entry.server.js', dist)
  const entry = existsSync(built) ? ((await import(built.href)) as { renderPage: RenderPage }) : undefined
  return { html, manifest: JSON.parse(manifest) as Manifest, renderPage: entry?.renderPage }
}

/** What the browser's program keeps in step with its own storages. */
function cookiesOf({ headers }: FastifyRequest): ReadonlyMap<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2) as [string, string?])
  return new Map(pairs.map(([name, value = '']) => [name, value]))
}

/**
 * The cookie is used for this page alone: its calls are authenticated like any other, with the token as their bearer.
 */
function pageRequestOf(
  app: App,
  request: FastifyRequest,
  cookies: ReadonlyMap<string, string>,
  seen: (status: number) => void,
): PageRequest {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OWN.has(name)))
  const token = cookies.get('Authorization')
  return {
    url: request.url,
    locale: cookies.get('locale') === 'en_US' ? 'en_US' : 'zh_CN',
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

const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
/** JSON inside a page: nothing in it can end the element it stands in. */
const inScript = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

function fill(template: Template, rendered: RenderedPage, themeMode: string | undefined): string {
  const { title, favicon, language, style, state, page } = rendered
  const mode = themeMode === 'light' || themeMode === 'dark' ? ` data-mode="${themeMode}"` : ''
  const head = `<style>${style}</style>${page ? `<script>${eventReplayScript}</script>${linksOf(template, page)}` : ''}`
  const parts: readonly [place: string | RegExp, part: string][] = [
    ['<html lang="zh-CN">', `<html lang="${language}"${mode}>`],
    [/<title>.*?<\/title>/, `<title>${inText(title)}</title>`],
    ['<!--head-->', head],
    ...(favicon === '' ? [] : [[/(?<=<link rel="icon"[^>]*href=")[^"]*/, inText(favicon)] as [RegExp, string]]),
    ...(page ? [[/\s*<!--page-->.*?<!--\/page-->\s*/s, page.html] as [RegExp, string]] : []),
    ['<!--state-->', `<script type="application/json" id="initial-state">${inScript(state)}</script>`],
  ]
  const filled = parts.reduce((text, [place, part]) => text.replace(place, () => part), template.html)
  return page ? paintedFirst(filled) : filled
}

/** The program, in the order in which the build asks for it. */
const programs = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/**
 * A server-rendered page is painted before its program is fetched: on a slow connection they would hold each other
 * up.
 */
function paintedFirst(html: string): string {
  const program = (html.match(programs) ?? []).join('')
  const later = `<template id="program">${program}</template><script>${bootstrapScript}</script>`
  return html.replace(programs, '').replace('</body>', () => `${later}</body>`)
}

/**
 * Links to the styles of the page and to the scripts that the program is going to import, except those of the
 * template.
 */
function linksOf({ html, manifest }: Template, { sources }: NonNullable<RenderedPage['page']>): string {
  const met = new Set<string>()
  const meet = (source: string): void => {
    const entry = manifest[source]
    if (!entry) throw new Error(`the build knows nothing of ${source}`)
    if (met.has(source)) return
    met.add(source)
    for (const other of entry.imports ?? []) meet(other)
  }
  for (const source of sources) meet(source)
  const entries = [...met].map((source) => manifest[source]!)
  const missing = (files: readonly string[]) => [...new Set(files)].filter((file) => !html.includes(`"/${file}"`))
  return [
    ...missing(entries.flatMap(({ css }) => css ?? [])).map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    ),
    ...missing(entries.map(({ file }) => file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
