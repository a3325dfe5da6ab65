import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getTenantSettings, saveTenantSettings } from '#contract/portal/settings.ts'
import { uploadPortalPicture } from '#contract/portal/pictures.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import { as, aTenant, contents, database, type TestTenant } from '#test/app.ts'
import { anOperator } from '#test/loginSettings.ts'
import { upload } from '#test/upload.ts'
import { buildApp } from '#server/app.ts'
import { serveWeb } from '#server/web.ts'
import { template } from '../ssr/build.ts'

/** Server entry that returns the tenant's appearance like the real one, in a given colour. */
const serverEntry = `
export async function renderPage(visit) {
  const answer = await visit.send('${checkEnable.path}', { method: 'GET' })
  const { data } = await answer.json()
  const { webTitle: title, shortName, favicon, themeColor: colour } = data.portalSettingsInfo
  const language = visit.locale === 'en_US' ? 'en' : 'zh-CN'
  return { title, shortName, favicon, colour, language, style: ':root{--p-6:' + colour + '}', state: {} }
}
`
let dist: string
let app: Awaited<ReturnType<typeof buildApp>>['app']
async function anApp(build: string) {
  await writeFile(join(dist, '.vite/manifest.json'), build)
  const { app: built } = await buildApp({ database, log: pino({ level: 'silent' }), contents })
  await serveWeb(built, pathToFileURL(`${dist}/`))
  return built
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'baicai-installable-'))
  for (const folder of ['assets', 'server', '.vite']) await mkdir(join(dist, folder))
  await writeFile(join(dist, 'index.html'), template)
  await writeFile(join(dist, 'sw.js'), 'self.release=RELEASE')
  await writeFile(join(dist, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(dist, 'server/entry.server.js'), serverEntry)
  app = await anApp('{}')
})
afterAll(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } })
const manifestOf = async (host: string, lang = 'zh-CN') =>
  (await get(`/manifest.webmanifest?lang=${lang}`, host)).json<{
    icons: { src: string; sizes: string; purpose: string }[]
    [name: string]: unknown
  }>()
/** Changes the portal settings of a tenant, as its operators do. */
async function change(tenant: TestTenant, portal: object) {
  const operator = await anOperator(tenant)
  const { version, settings } = await as(operator, getTenantSettings, {})
  await as(operator, saveTenantSettings, { version, ...settings, portal: { ...settings.portal, ...portal } })
}
/** Colour of a pixel of an icon, as `#rrggbb`. */
async function colourAt(icon: Buffer, x: number, y: number) {
  const { data } = await sharp(icon)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.toString('hex')}`
}

test("installable: the manifest has the name and colour of the host's tenant, in the language of the page", async () => {
  const tenant = await aTenant({ webTitle: '启明采购', shortName: '启明', themeColor: '#1d5cb8' })
  expect(await manifestOf(tenant.host)).toMatchObject({
    name: '启明采购',
    short_name: '启明',
    lang: 'zh-CN',
    theme_color: '#1d5cb8',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    shortcuts: [{ name: '我的订单' }, { name: '消息' }],
  })
  expect(await manifestOf(tenant.host, 'en')).toMatchObject({
    lang: 'en',
    shortcuts: [{ name: 'My orders' }, { name: 'Messages' }],
  })
  const { body } = await get('/any', tenant.host, { cookie: 'locale=en_US' })
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=en">')
  expect(body).toMatch(/<link rel="apple-touch-icon" href="\/appIcons\/apple-180\.png\?v=[0-9a-f]{16}">/)
})

test('installable: an unknown host gets the product’s name and default colour', async () => {
  const manifest = await manifestOf('nobody.example')
  expect(manifest).toMatchObject({ name: '百采', short_name: '百采', theme_color: '#4a5260' })
  expect((await get('/offline', 'nobody.example')).body).toContain('百采')
})

test('installable: icons are the product’s logo in the tenant’s colour, in the declared sizes', async () => {
  const tenant = await aTenant({ themeColor: '#1d5cb8' })
  const { icons } = await manifestOf(tenant.host)
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, purpose } of icons) {
    const { rawPayload, headers } = await get(src, tenant.host)
    const { width, height, format } = await sharp(rawPayload).metadata()
    expect([`${width}x${height}`, format, headers['content-type']]).toEqual([sizes, 'png', 'image/png'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await colourAt(rawPayload, width / 2, 8)).toBe('#1d5cb8')
    // The area that phones may crop is filled with the colour.
    if (purpose === 'maskable') expect(await colourAt(rawPayload, 0, 0)).toBe('#1d5cb8')
  }
  expect((await get('/appIcons/apple-180.png', tenant.host)).headers['cache-control']).toBe('public, no-cache')
  expect((await get('/appIcons/any-999.png', tenant.host)).statusCode).toBe(404)
})

test('installable: a tenant’s own icon replaces the logo, inside the safe area; its URL changes with it', async () => {
  const tenant = await aTenant()
  const before = await manifestOf(tenant.host)
  const content = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#00aa44' } })
    .png()
    .toBuffer()
  const { picture } = await upload(await anOperator(tenant), uploadPortalPicture, { name: 'icon.png', content })
  await change(tenant, { favicon: picture })
  const { icons } = await manifestOf(tenant.host)
  expect(icons.map(({ src }) => src)).not.toEqual(before.icons.map(({ src }) => src))
  const { rawPayload } = await get(icons[2]!.src, tenant.host)
  const blueOf = (colour: string) => Number.parseInt(colour.slice(3, 5), 16)
  expect(blueOf(await colourAt(rawPayload, 256, 256))).toBeGreaterThan(150)
  expect(await colourAt(rawPayload, 256, 256)).not.toBe('#ffffff')
  expect(await colourAt(rawPayload, 4, 256)).toBe('#ffffff')
  // A missing image falls back to the logo.
  await change(tenant, { favicon: '/pictures/none.png', themeColor: '#1d5cb8' })
  const missingIcon = await get((await manifestOf(tenant.host)).icons[2]!.src, tenant.host)
  expect(await colourAt(missingIcon.rawPayload, 0, 0)).toBe('#1d5cb8')
})

test('installable: an icon is read from the folders of pictures alone; the server never calls itself for it', async () => {
  const paths = [
    '/appIcons/maskable-512.png',
    '/appIcons/any-192.png?x=/appIcons/any-192.png',
    '/pictures/../appIcons/any-192.png',
    '/portalent/api/portalHome/picture/none.webp',
    `/portalent/api/portalHome/picture/${'0'.repeat(40)}.webp`,
    '/offline',
  ]
  for (const favicon of paths) {
    // Stored before such paths were refused.
    const { host } = await aTenant({ favicon, themeColor: '#1d5cb8' })
    const requested: string[] = []
    const inject = app.inject.bind(app)
    const spy = vi.spyOn(app, 'inject').mockImplementation(((call: { url: string }) => {
      requested.push(call.url)
      return inject(call)
    }) as never)
    const { rawPayload, statusCode } = await inject({ url: '/appIcons/maskable-512.png', headers: { host } })
    spy.mockRestore()
    expect([favicon, statusCode, await colourAt(rawPayload, 0, 0)]).toEqual([favicon, 200, '#1d5cb8'])
    expect(requested.filter((url) => !url.startsWith(checkEnable.path))).toEqual([])
  }
  // The product's own pictures are read.
  const { host } = await aTenant({ favicon: '/pictures/wrench.svg', themeColor: '#1d5cb8' })
  const icon = await get('/appIcons/maskable-512.png', host)
  expect(await colourAt(icon.rawPayload, 0, 0)).toBe('#ffffff')
})

test('installable: unchanged files are not sent again', async () => {
  const { host } = await aTenant()
  for (const url of ['/manifest.webmanifest', '/offline', '/sw.js', '/appIcons/any-192.png']) {
    const { headers, body } = await get(url, host)
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(body.length).toBeGreaterThan(10)
    const revalidated = await get(url, host, { 'if-none-match': `"x", W/${String(headers.etag)}` })
    expect([revalidated.statusCode, revalidated.body]).toEqual([304, ''])
    expect((await get(url, host, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  }
})

test('installable: the offline page is bilingual, runs only its own script, and cannot be broken by its content', async () => {
  const { host } = await aTenant({ webTitle: '启明 <b> $& 采购' })
  const { body, headers } = await get('/offline', host)
  expect(body).toContain('网络连接已断开')
  expect(body).toContain("You're offline")
  expect(body).toContain('启明 &lt;b> $&amp; 采购')
  expect(body).not.toContain('<b>')
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body)!
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`default-src 'none'`)
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`)
})

test('installable: the service worker changes only with a release or the tenant’s appearance', async () => {
  const tenant = await aTenant({ webTitle: '启明采购' })
  const worker = async (from = app) => (await from.inject({ url: '/sw.js', headers: { host: tenant.host } })).body
  const first = await worker()
  expect(first).toMatch(/^const RELEASE='[0-9a-f]{32}';self\.release=RELEASE$/)
  expect(await worker()).toBe(first)
  const { headers } = await get('/sw.js', tenant.host)
  // It may fetch only from its own site.
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(headers['content-type']).toMatch(/^text\/javascript/)
  const nextRelease = await anApp('{"src/new.ts":{"file":"assets/new.js"}}')
  expect(await worker(nextRelease)).not.toBe(first)
  await nextRelease.close()
  await change(tenant, { webTitle: '启明商城' })
  expect(await worker()).not.toBe(first)
})
