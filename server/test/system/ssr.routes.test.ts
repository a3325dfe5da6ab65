import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { aPerson, aTenant, contents, database, type Person } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import { eventReplayScript, bootstrapScript } from '#server/ssr.scripts.ts'
import { serveWeb } from '#server/web.ts'
import { serverEntry, template, manifest } from '../ssr/build.ts'

let dist: string
let app: Awaited<ReturnType<typeof buildApp>>['app']
let ann: Person

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'baicai-ssr-'))
  for (const folder of ['assets', 'server', '.vite']) await mkdir(join(dist, folder))
  await writeFile(join(dist, 'index.html'), template)
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(dist, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(dist, 'server/entry.server.js'), serverEntry)
  ;({ app } = await buildApp({ database, log: pino({ level: 'silent' }), contents }))
  await serveWeb(app, pathToFileURL(`${dist}/`))
  ann = await aPerson(await aTenant())
})
afterAll(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

const visit = (url: string, cookie = '', host = ann.host) =>
  app.inject({ url, headers: { host, ...(cookie === '' ? {} : { cookie }) } })
const stateIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="initial-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  ) as unknown

test('server-side rendering: a page is rendered for the session of the cookie', async () => {
  const { body } = await visit('/list', `locale=en_US; Authorization=${ann.token}`)
  expect(stateIn(body)).toMatchObject({ status: 200, code: 0, userId: ann.userId, locale: 'en_US' })
  expect(body).toContain('<div id="root"><p>rendered</p></div>')
})

test.each([
  ['nobody', ''],
  ['a token that nobody signed', 'Authorization=a.b.c'],
  ['a token with more in it', 'Authorization=a%0d%0ax-real-ip:1'],
])('server-side rendering: %s is a visitor', async (_, cookie) => {
  const state = stateIn((await visit('/list', cookie)).body) as { code: number; userId: null }
  expect(state.userId).toBeNull()
  expect(state.code).not.toBe(0)
})

test('SSR: the cookie alone does not authorize calls', async () => {
  const answer = await visit(qryUserRefDetail.path, `Authorization=${ann.token}`)
  expect(answer.json()).toMatchObject({ code: -100, data: null })
})

test('server-side rendering: titles and state cannot close their elements', async () => {
  const { body } = await visit('/list')
  expect(body).toContain('<title>A &amp; &lt;b></title>')
  expect(body.match(/<\/script>/g)).toHaveLength(4)
  expect(stateIn(body)).toMatchObject({ text: '</script><b>' })
})

test('server-side rendering: public pages have metadata for search engines, which cannot close their elements', async () => {
  const { body, headers } = await visit('/public')
  const url = `${new URL(`http://${ann.host}`).origin}/public?a=1&amp;b=2`
  expect(body).toContain('<title>Pumps &lt;b> - A &amp; &lt;b></title>')
  expect(body.match(/<meta name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="a &quot;quoted&quot; one">',
  ])
  expect(body).toContain(`<link rel="canonical" href="${url}">`)
  expect(body).toContain(`<meta property="og:url" content="${url}">`)
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)!
  expect(JSON.parse(json!)).toEqual({ name: '</script><b>' })
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/)
})

test('server-side rendering: other pages have the description of the product', async () => {
  const { body } = await visit('/list')
  expect(body).toContain('<meta name="description" content="百采" />')
  expect(body).not.toContain('canonical')
})

test('server-side rendering: pages include their styles, and load their script after the first frame, by the two inline scripts of the policy', async () => {
  const { body, headers } = await visit('/list')
  for (const file of ['Page.css', 'kit.css'])
    expect(body).toContain(`<link rel="stylesheet" crossorigin href="/assets/${file}"`)
  const [before = '', program = ''] = body.split('<template id="program">')
  expect(before).not.toMatch(/\.js"/)
  for (const file of ['index.js', 'core.js', 'Page.js', 'kit.js']) expect(program).toContain(`/assets/${file}`)
  const inline = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  expect(inline).toEqual([eventReplayScript, bootstrapScript])
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(headers['cache-control']).toBe('no-store')
})

test('server-side rendering: page styles follow those of the template and of its imports', async () => {
  const { body } = await visit('/list')
  const places = ['app.css', 'kit.css', 'Page.css'].map((file) => body.indexOf(`/assets/${file}`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
})

test('SSR: input is recorded before the first control is parsed, and nothing is laid out without styles', async () => {
  const { body } = await visit('/list')
  expect(body.indexOf(eventReplayScript)).toBeGreaterThan(body.lastIndexOf('rel="stylesheet"'))
  expect(body.indexOf(eventReplayScript)).toBeLessThan(body.indexOf('<body>'))
})

test("server-side rendering: a page that is not rendered loads its script immediately, with the tenant's colours and portal", async () => {
  const { body } = await visit('/unrendered', 'themeMode=dark')
  expect(body).toMatch(
    /<html lang="en" data-mode="dark">.*--a:1.*<script type="module".*<i>opening<\/i>.*id="initial-state"/s,
  )
  expect(body).not.toContain('<template')
})

test('server-side rendering: after an error the page is sent without rendered content', async () => {
  const { statusCode, body } = await visit('/broken')
  expect(statusCode).toBe(200)
  expect(body).toContain('<i>opening</i>')
})

test('server-side rendering: beyond the concurrency limit pages are sent without rendered content', async () => {
  const slow = Array.from({ length: 4 }, () => visit('/slow'))
  const waiting = () => (globalThis as { finishRendering?: (() => void)[] }).finishRendering ?? []
  await expect.poll(() => waiting().length).toBe(4)
  expect((await visit('/list')).body).toContain('<i>opening</i>')
  for (const finish of waiting()) finish()
  for (const { body } of await Promise.all(slow)) expect(body).toContain('<p>rendered</p>')
  expect((await visit('/list')).body).toContain('<p>rendered</p>')
})

test('SSR: an unknown call is a refusal, not a page', async () => {
  const { statusCode, headers } = await visit('/orderrest/api/nothing')
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})
