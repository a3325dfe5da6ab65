import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { audit, type Measured } from '../e2e/support/lighthouseAudit.ts'
import { host } from './fixtureOrganisation.ts'
import { median, rounded } from './logins.ts'

/** Pages of visitors and, last, one of a buyer. */
const pages = ['/', '/login', '/noLogAllAnnouncement', '/comparisonHall']
const pageOfBuyer = '/showMallProductList?searchWords=手套'
/** Largest Contentful Paint of a page, as a multiple of the same page without its program. */
const maxRatio = 1.5

/**
 * Largest Contentful Paint of first views on a phone, next to their ceiling: the same HTML, styles, fonts and pictures
 * without any script. Medians of the runs, in which page and ceiling take turns.
 */
export async function measureFirstViews(port: number, token: string, runs: number) {
  const ceiling = await serveWithoutProgram(port)
  const measured: Record<string, object> = {}
  let isEnough = true
  try {
    for (const path of [...pages, pageOfBuyer]) {
      const prepare = path === pageOfBuyer ? logIn(token) : undefined
      const auditAt = (of: number, isHydrated: boolean) =>
        audit({ url: `http://${host}:${of}${path}`, isHydrated, ...(prepare ? { prepare: prepare(of) } : {}) })
      const [own, other]: [Measured[], Measured[]] = [[], []]
      for (let run = 0; run < runs; run++) {
        own.push(await auditAt(port, true))
        other.push(await auditAt(ceiling.port, false))
      }
      const ratio = median(own.map(({ lcp }) => lcp)) / median(other.map(({ lcp }) => lcp))
      isEnough &&= ratio <= maxRatio
      measured[path] = {
        performance: median(own.map(({ performance }) => performance)),
        'LCP (ms)': Math.round(median(own.map(({ lcp }) => lcp))),
        'without program (ms)': Math.round(median(other.map(({ lcp }) => lcp))),
        ratio: rounded(ratio),
        'blocked (ms)': Math.round(median(own.map(({ tbt }) => tbt))),
      }
    }
    return { measured, isEnough }
  } finally {
    ceiling.close()
  }
}

/** Opens a page of the origin with the token stored, as after a login in another tab. */
const logIn = (token: string) => (port: number) => async (context: BrowserContext) => {
  const url = `http://${host}:${port}`
  await context.addCookies([{ name: 'Authorization', value: token, url }])
  const page = await context.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
}

/** Proxy of the product that removes the scripts of pages. */
function serveWithoutProgram(port: number): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createServer(({ url: path, headers }, response) => {
    const isPage = headers['sec-fetch-dest'] === 'document'
    const sent = { ...headers, host, ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
    get({ host: '127.0.0.1', port, path, headers: sent }, (reply) => {
      const { 'content-length': _, ...others } = reply.headers
      response.writeHead(reply.statusCode!, { ...others, ...(isPage ? { 'content-encoding': 'gzip' } : {}) })
      if (isPage) void text(reply).then((html) => response.end(gzipSync(withoutProgram(html))))
      else reply.pipe(response)
    })
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const close = () => {
        server.closeAllConnections()
        server.close()
      }
      resolve({ port: (server.address() as AddressInfo).port, close })
    }),
  )
}

const withoutProgram = (html: string): string =>
  html
    .replaceAll(/<template id="program">.*?<\/template>/gs, '')
    .replaceAll(/<script(?! type="application\/json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
