import { mkdirSync, rmSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { menuPages } from '#web/app/pages.ts'
import { appUrl } from '../e2e/app.ts'
import { logIn } from '../e2e/people.ts'
import { barriersOn, beyondTheEdge, heights, pictureOf, settled, widths } from '../e2e/seen.ts'
import setup from '../e2e/setup.ts'
import { type Language, wordsOf } from '../e2e/words.ts'
import config from '../playwright.config.ts'
import { writeIndex } from './look/gallery.ts'
import { trade } from './look/trade.ts'
import { emptyVisits, fixedVisits, longVisit, type Role, roles, type Visit } from './look/visits.ts'
import { buildWeb } from './web.mjs'

// Pictures of every page of the product, as its people see it: both languages, desk and phone, light and dark. What can be judged without
// eyes is judged on the way: barriers to people, and what hangs out of a page.

const folder = 'look/pages'
const looks = (['zh-CN', 'en'] as const).flatMap((language) => [
  ...widths.map((width) => ({ language, width, shade: 'light' as const })),
  { language, width: 1440 as const, shade: 'dark' as const },
  ...(language === 'zh-CN' ? [{ language, width: 390 as const, shade: 'dark' as const }] : []),
])
type Look = (typeof looks)[number]
const flaws: string[] = []
/** Only what bears one of these in its name, where some are given: `npm run look -- organisation confirmOrder`. */
const only = process.argv.slice(2)
const isWanted = ({ name }: Pick<Visit, 'name'>) => only.length === 0 || only.some((part) => name.includes(part))
const locale: Record<Language, string> = { 'zh-CN': 'zh_CN', en: 'en_US' }
const nameOf = ({ language, width, shade }: Look) => `${language}-${width}-${shade}`

if (!process.env['BASE'] && !buildWeb()) throw new Error('the web could not be built')
if (only.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const stop = await setup()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const stranger = await newPage()
  for (const [name, address] of [
    ['login', '/login'],
    ['login-error', '/login?type=ERROR'],
  ] as const)
    if (isWanted({ name })) await lookAt(stranger, { name, address })
  // A tenant with a home for visitors, and a puzzle at its login.
  const neighbour = await newPage()
  const there = appUrl('transport.localhost')
  await neighbour.goto(there)
  for (const [name, address] of [
    ['portalHomePage', `${there}/portalHomePage`],
    ['login-transport', `${there}/login`],
  ] as const)
    if (isWanted({ name })) await lookAt(neighbour, { name, address })
  const pageOf = await everybody()
  await lookAtAll(pageOf, emptyVisits)
  const things = await trade(pageOf)
  await lookAtAll(pageOf, [...(await menuVisits(pageOf)), ...fixedVisits(things)])
  await lookAtAll(pageOf, [longVisit(await things.imports.startLong())].filter(isWanted))
  console.log(`baicai: ${writeIndex('look')} pictures, open look/index.html`)
  for (const flaw of flaws) console.log(`  ${flaw}`)
  if (flaws.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await stop?.()
}

async function newPage(): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  context.setDefaultTimeout(120_000)
  return context.newPage()
}

async function everybody(): Promise<Record<Role, Page>> {
  const entered = async ([role, { account, entrance }]: [string, (typeof roles)[Role]]) => {
    const page = await newPage()
    await logIn(page, account, { entrance })
    return [role, page] as const
  }
  return Object.fromEntries(await Promise.all(Object.entries(roles).map(entered))) as Record<Role, Page>
}

/** Every page of the menus, each as the first person whose menu leads there; one that nobody is led to is a mistake. */
async function menuVisits(pageOf: Readonly<Record<Role, Page>>): Promise<Visit[]> {
  const visits = new Map<string, Visit>()
  for (const [role, page] of Object.entries(pageOf) as [Role, Page][]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(appUrl())
    await settled(page)
    const hrefs = await page
      .locator('header a, nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of hrefs) {
      const name = href?.slice(1) ?? ''
      if (Object.hasOwn(menuPages, name) && !visits.has(name)) visits.set(name, { name, role, address: `/${name}` })
    }
  }
  const unseen = Object.keys(menuPages).filter((name) => !visits.has(name))
  if (unseen.length > 0) throw new Error(`nobody's menu leads to ${unseen.join(', ')}`)
  return [...visits.values()]
}

/** Everybody at once, each one page after the other. */
async function lookAtAll(pageOf: Readonly<Record<Role, Page>>, visits: readonly Visit[]) {
  await Promise.all(
    [...Map.groupBy(visits, ({ role }) => role)].map(async ([role, own]) => {
      for (const visit of own.filter(isWanted)) await lookAt(pageOf[role], visit)
    }),
  )
}

async function lookAt(page: Page, { name, address, fails, does }: Omit<Visit, 'role'>) {
  if (page.url() === 'about:blank') await page.goto(appUrl())
  if (fails !== undefined) await page.route(fails, (call) => call.abort())
  for (const [language, some] of Map.groupBy(looks, (look) => look.language)) {
    await page.evaluate((value) => localStorage.setItem('locale', value), locale[language])
    await page.goto(new URL(address, appUrl()).href)
    if (does) {
      await settled(page)
      await does(page, wordsOf[language])
    }
    for (const look of some) {
      await page.setViewportSize({ width: look.width, height: heights[look.width] })
      await page.emulateMedia({ colorScheme: look.shade })
      await settled(page)
      await pictureOf(page, `${folder}/${name}.${nameOf(look)}.png`)
      const found = [...(await barriersOn(page)), ...(await beyondTheEdge(page))]
      flaws.push(...found.map((flaw) => `${name}.${nameOf(look)} ${flaw.slice(0, 200)}`))
    }
  }
  if (fails !== undefined) await page.unroute(fails)
}
