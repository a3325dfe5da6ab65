import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import lighthouse from 'lighthouse'
import config from '../../playwright.config.ts'
import { appUrl } from '../app.ts'
import { logIn } from '../users.ts'

/** More than this is seen to jump. */
export const mostShift = 0.02

/** What Lighthouse found on one page with its mobile preset: scores from 0 to 100, times in milliseconds. */
export interface Measured {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** What search engines find, of a page for everybody. */
  readonly seo: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  /** Bytes of script over the wire until the page was hydrated: what its first view needs. */
  readonly script: number
  /** Bytes of all script that came by itself, also what is loaded once the page is hydrated, such as messages. */
  readonly allScript: number
  /** Style sheets that the first view waits for. */
  readonly styles: number
  /** The audits of accessibility and best practices that are not perfect, and what moved on the page. */
  readonly faults: readonly string[]
}

/** Measures a page in a browser of its own, with an empty cache; with an account, as somebody who is logged in. */
export async function measure(address: string, account?: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-lighthouse-'))
  const { executablePath, args = [] } = config.use?.launchOptions ?? {}
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    args: [...args, '--remote-debugging-port=0'],
    locale: 'zh-CN',
  })
  try {
    const page = await context.newPage()
    if (account !== undefined) {
      await logIn(page, account)
      // Reminders, which are shown once after a login, are no part of the page.
      await page.waitForFunction(() => sessionStorage.getItem('isPopRemindFlag') === null)
    }
    await page.goto('about:blank')
    const port = Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0])
    const report = await reported(address, port)
    expect(report.runtimeError, `Lighthouse on ${address}`).toBeUndefined()
    // Anyone who is sent to another page has not measured this one.
    expect(new URL(report.finalDisplayedUrl).pathname).toBe(new URL(address, appUrl()).pathname)
    return summed(report)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The browser now and then loses the beginning of what it records on a busy machine; Lighthouse then asks to be run
 * again.
 */
const lost: readonly (string | undefined)[] = ['NO_NAVSTART', 'NO_TRACING_STARTED']

async function reported(address: string, port: number, runs = 3): Promise<Report> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(`${appUrl()}${address}`, {
    port,
    onlyCategories,
    logLevel: 'error',
    // Milliseconds: a page with a stream is never done, and all that it loads is there by then.
    maxWaitForLoad: 20_000,
  })
  if (!result) throw new Error(`Lighthouse says nothing about ${address}`)
  const isLost = lost.includes(result.lhr.runtimeError?.code) || hydratedAt(result.lhr) === undefined
  return isLost && runs > 1 ? reported(address, port, runs - 1) : result.lhr
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function summed({ audits, categories }: Report): Measured {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY
  const requests = (audits['network-requests']?.details as { items?: readonly Sent[] } | undefined)?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const until = hydratedAt({ audits }) ?? Number.POSITIVE_INFINITY
  const styles = requests.filter(
    ({ resourceType, networkRequestTime: at }) => resourceType === 'Stylesheet' && at <= until,
  )
  const judged = ['accessibility', 'best-practices'].flatMap((name) => categories[name]?.auditRefs ?? [])
  const moved = figure('cumulative-layout-shift') > mostShift ? [{ id: 'layout-shifts' }] : []
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    script: bytesOf(scripts.filter(({ networkRequestTime: at }) => at <= until)),
    allScript: bytesOf(scripts),
    styles: styles.length,
    faults: [...judged.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1), ...moved].map(
      ({ id }) => `${id}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details).slice(0, 1000)}`,
    ),
  }
}

/** When the page was hydrated; a busy browser loses the mark now and then. */
function hydratedAt({ audits }: Pick<Report, 'audits'>): number | undefined {
  const marks = (audits['user-timings']?.details as { items?: readonly Mark[] } | undefined)?.items ?? []
  return marks.find(({ name }) => name === 'hydrated')?.startTime
}

const bytesOf = (sent: readonly Sent[]): number => sent.reduce((all, { transferSize }) => all + transferSize, 0)

interface Sent {
  readonly resourceType: string
  readonly transferSize: number
  /** When it was requested, in milliseconds of the page. */
  readonly networkRequestTime: number
}

interface Mark {
  readonly name: string
  readonly startTime: number
}
