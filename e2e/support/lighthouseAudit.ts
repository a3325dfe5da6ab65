import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import config from '../../playwright.config.ts'

/** Limit of unnoticeable layout shift. */
export const maxShift = 0.02

/** Lighthouse results of a page with the mobile preset: scores from 0 to 100, times in milliseconds. */
export interface Measured {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** SEO score of a public page. */
  readonly seo: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  /** Script bytes transferred until hydration: needed for the first view. */
  readonly script: number
  /** All script bytes loaded automatically, including those after hydration, such as messages. */
  readonly allScript: number
  /** Style sheets that the first view waits for. */
  readonly styles: number
  /** Failed accessibility and best practice audits, and layout shifts. */
  readonly faults: readonly string[]
}

interface Audited {
  /** Address of the page, with its origin. */
  readonly url: string
  /** Whether the page is hydrated; one without a program has no such mark. */
  readonly isHydrated?: boolean
  /** Logs in, in the browser that will open the page. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

/** Audits a page with Lighthouse's mobile preset, in a new browser with an empty cache. */
export async function audit({ url, isHydrated = true, prepare }: Audited): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-lighthouse-'))
  const { executablePath, args = [] } = config.use?.launchOptions ?? {}
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    args: [...args, '--remote-debugging-port=0'],
    locale: 'zh-CN',
  })
  try {
    await prepare?.(context)
    const page = await context.newPage()
    await page.goto('about:blank')
    const port = Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0])
    const report = await reported(url, port, isHydrated)
    if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`)
    // A redirect would have measured another page.
    const { pathname } = new URL(report.finalDisplayedUrl)
    if (pathname !== new URL(url).pathname) throw new Error(`${url} was redirected to ${pathname}`)
    return summed(report)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** On a busy machine the browser sometimes loses the start of the trace; Lighthouse then requires another run. */
const lostTraceErrors: readonly (string | undefined)[] = ['NO_NAVSTART', 'NO_TRACING_STARTED']

async function reported(url: string, port: number, isHydrated: boolean, runs = 3): Promise<Report> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(url, {
    port,
    onlyCategories,
    logLevel: 'error',
    // Milliseconds. A page with an event stream never becomes idle, but everything has loaded by then.
    maxWaitForLoad: 20_000,
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const isMarkLost = isHydrated && hydratedAt(result.lhr) === undefined
  const isLost = lostTraceErrors.includes(result.lhr.runtimeError?.code) || isMarkLost
  return isLost && runs > 1 ? reported(url, port, isHydrated, runs - 1) : result.lhr
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
  const audited = ['accessibility', 'best-practices'].flatMap((name) => categories[name]?.auditRefs ?? [])
  const moved = figure('cumulative-layout-shift') > maxShift ? [{ id: 'layout-shifts' }] : []
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
    faults: [...audited.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1), ...moved].map(
      ({ id }) => `${id}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details).slice(0, 1000)}`,
    ),
  }
}

/** Time of hydration; a busy browser sometimes loses the mark. */
function hydratedAt({ audits }: Pick<Report, 'audits'>): number | undefined {
  const marks = (audits['user-timings']?.details as { items?: readonly Mark[] } | undefined)?.items ?? []
  return marks.find(({ name }) => name === 'hydrated')?.startTime
}

const bytesOf = (sent: readonly Sent[]): number => sent.reduce((all, { transferSize }) => all + transferSize, 0)

interface Sent {
  readonly resourceType: string
  readonly transferSize: number
  /** Time of the request, in milliseconds since navigation. */
  readonly networkRequestTime: number
}

interface Mark {
  readonly name: string
  readonly startTime: number
}
