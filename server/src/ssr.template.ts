import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { PageHead, RenderedPage, RenderPage } from '#contract/kit/ssr.ts'
import { iconAddress } from './installable/icons.ts'
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

export async function readTemplate(dist: URL): Promise<Template> {
  const [html, manifest] = await Promise.all([
    readFile(new URL('index.html', dist), 'utf8'),
    readFile(new URL('.vite/manifest.json', dist), 'utf8').catch(() => '{}'),
  ])
  const built = new URL('server/entry.server.js', dist)
  const renderPage = existsSync(built) ? lazyRenderer(built.href) : undefined
  return { html, manifest: JSON.parse(manifest) as Manifest, renderPage }
}

/** The program of the pages is loaded with the first one: an idle server has no use for it. */
function lazyRenderer(address: string): RenderPage {
  let entry: Promise<{ readonly renderPage: RenderPage }> | undefined
  return async (visit) => {
    entry ??= import(address) as NonNullable<typeof entry>
    return (await entry).renderPage(visit)
  }
}

const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
/** JSON inside a page: nothing in it can end the element it stands in. */
const inScript = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const description = /<meta name="description"[^>]*>/

/**
 * What search engines and other sites read. The structured data is a block of data: no browser runs it, so the policy
 * of scripts says nothing of it.
 */
function tagsOf(head: PageHead, { title: site, language }: RenderedPage): string {
  const meta = (name: string, content: string) => `<meta ${name} content="${inText(content)}">`
  return [
    meta('name="description"', head.description),
    `<link rel="canonical" href="${inText(head.url)}">`,
    meta('property="og:type"', 'website'),
    meta('property="og:site_name"', site),
    meta('property="og:locale"', language === 'en' ? 'en_US' : 'zh_CN'),
    meta('property="og:title"', head.title),
    meta('property="og:description"', head.description),
    meta('property="og:url"', head.url),
    ...head.data.map((one) => `<script type="application/ld+json">${inScript(one)}</script>`),
  ].join('')
}

export function fill(template: Template, rendered: RenderedPage, themeMode: string | undefined): string {
  const { title, favicon, language, style, state, page } = rendered
  const installable = `<link rel="manifest" href="/manifest.webmanifest?lang=${language}"><link rel="apple-touch-icon" href="${iconAddress('apple-180', rendered)}">`
  const said = page?.head
  const mode = themeMode === 'light' || themeMode === 'dark' ? ` data-mode="${themeMode}"` : ''
  const { styles, scripts } = page ? linksOf(template, page) : { styles: '', scripts: '' }
  const head = `<style>${style}</style>${page ? scripts : ''}`
  const replay = page ? `<script>${eventReplayScript}</script>` : ''
  const parts: readonly [place: string | RegExp, part: string][] = [
    ['<html lang="zh-CN">', `<html lang="${language}"${mode}>`],
    [/<title>.*?<\/title>/, `<title>${inText(said ? `${said.title} - ${title}` : title)}</title>`],
    ...(said ? [[description, tagsOf(said, rendered)] as [RegExp, string]] : []),
    ['<!--head-->', `${installable}${head}`],
    // After the styles of the template: what a page says of a shared element counts, as where the browser renders it.
    // A script waits for the styles before it, and the body for the script: Chromium may lay out a body without styles,
    // and then shows the blocks within a container as they were laid out until its next layout.
    ['</head>', `${styles}${replay}</head>`],
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
 * template. What is imported comes first, so that of equal styles the more special ones count.
 */
function linksOf({ html, manifest }: Template, { sources, later = [] }: NonNullable<RenderedPage['page']>) {
  const met = new Set<string>()
  const entered = new Set<string>()
  const meet = (source: string): void => {
    const entry = manifest[source]
    if (!entry) throw new Error(`the build knows nothing of ${source}`)
    if (entered.has(source)) return
    entered.add(source)
    for (const other of entry.imports ?? []) meet(other)
    met.add(source)
  }
  for (const source of sources) meet(source)
  const needed = [...met].map((source) => manifest[source]!)
  for (const source of later) meet(source)
  const entries = [...met].map((source) => manifest[source]!)
  const missing = (files: readonly string[]) => [...new Set(files)].filter((file) => !html.includes(`"/${file}"`))
  const link = (rel: string) => (file: string) => `<link rel="${rel}" crossorigin href="/${file}">`
  return {
    styles: missing(entries.flatMap(({ css }) => css ?? []))
      .map(link('stylesheet'))
      .join(''),
    scripts: missing(needed.map(({ file }) => file))
      .map(link('modulepreload'))
      .join(''),
  }
}
