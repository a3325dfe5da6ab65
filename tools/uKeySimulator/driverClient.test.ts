import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasSignedChallenge } from '../../server/src/modules/certificates/signature.ts'
import { readCertificate } from '../../server/src/modules/certificates/x509.ts'
import { deviceName } from './device.ts'
import { testService } from './testService.ts'
import { demoPin, maxRetries, readVault } from './vault.ts'
import { openDriver } from '#web/modules/certificates/driver.ts'
import type { Exchange } from '#web/modules/certificates/driverConnection.ts'
import { DriverError, type Trouble } from '#web/modules/certificates/driverError.ts'

// Uses the real driver service on another port.
const { folder, running, change } = testService()
const realFetch = fetch
let page: { protocol: string }
let answer: ((url: string) => Response | Promise<Response> | undefined) | undefined

beforeEach(() => {
  page = { protocol: 'http:' }
  answer = undefined
  vi.stubGlobal('location', page)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const mocked = answer?.(url)
    if (mocked) return mocked
    if (!url.startsWith('http://127.0.0.1:51235/')) throw new TypeError('Failed to fetch')
    return realFetch(url.replace('51235', String(running().port)), init)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  change({ plugged: true, retries: maxRetries })
})

const driverErrorOf = async (work: Promise<unknown>): Promise<[Trouble, number, number?]> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof DriverError)) throw new Error(`not a DriverError: ${String(error)}`)
  return error.retries === undefined ? [error.trouble, error.code] : [error.trouble, error.code, error.retries]
}
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

test('driver client: finds the service, the U-key and its certificates', async () => {
  const driver = openDriver()
  expect(await driver.connect()).toBe('3.2.1')
  expect(await driver.devices()).toEqual([deviceName])
  const certificates = await driver.certificates(deviceName)
  const { containers } = readVault(folder)
  expect(certificates.map(({ serial, name, kind, certificate }) => [serial, name, kind, certificate])).toEqual(
    containers.map(({ serial, name, keys, certificate }) => [serial, name, keys.kind.toUpperCase(), certificate]),
  )
  expect(certificates[0]?.issuer).toBe('百采测试 CA (SM2)')
})

test.each([0, 1])('driver client: signatures with certificate %i are valid on the server', async (at) => {
  const driver = openDriver()
  await driver.connect()
  const own = (await driver.certificates(deviceName))[at]!
  await driver.enterPin(deviceName, demoPin)
  const signature = await driver.sign(own, 'baicai-ca\nlogin\n百采')
  const { key } = readCertificate(own.certificate)!
  expect(hasSignedChallenge(key!, Buffer.from('baicai-ca\nlogin\n百采'), Buffer.from(signature, 'base64'))).toBe(true)
  await driver.forgetPin(deviceName)
  expect(await driverErrorOf(driver.sign(own, 'again'))).toEqual(['refused', 0])
})

test('driver client: a wrong PIN shows the remaining attempts, and the fifth locks the U-key', async () => {
  const driver = openDriver()
  const results = []
  for (let time = 0; time < 5; time++) results.push(await driverErrorOf(driver.enterPin(deviceName, '1')))
  expect(results).toEqual([
    ['wrongPin', 0, 4],
    ['wrongPin', 0, 3],
    ['wrongPin', 0, 2],
    ['wrongPin', 0, 1],
    ['locked', 0, 0],
  ])
  expect(await driverErrorOf(driver.enterPin(deviceName, demoPin))).toEqual(['locked', 0, 0])
})

test('driver client: reports a missing or removed U-key', async () => {
  const driver = openDriver()
  const [own] = await driver.certificates(deviceName)
  change({ plugged: false })
  expect(await driver.devices()).toEqual([])
  expect(await driverErrorOf(driver.sign(own!, 'x'))).toEqual(['removed', 0])
})

test('driver client: -1, -2 and -3: no plug-in, unreadable response, no service', async () => {
  answer = unreachable
  expect(await driverErrorOf(openDriver().connect())).toEqual(['unreachable', -3])
  for (const bad of [
    () => new Response('<html>', { status: 200 }),
    () => new Response('{}', { status: 500 }),
    () => Response.json({}),
    () => Response.json(null),
    () => Response.json({ rtn: 'nothing' }),
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
  ]) {
    answer = bad
    expect(await driverErrorOf(openDriver().connect())).toEqual(['noAnswer', -2])
  }
  answer = () => Response.json({ rtn: 0x0a000001 })
  expect(await driverErrorOf(openDriver().connect())).toEqual(['noPlugin', -1])
})

test('driver client: pages with TLS try TLS first, then plain HTTP', async () => {
  page.protocol = 'https:'
  const exchanges: Exchange[] = []
  await openDriver((exchange) => exchanges.push(exchange)).connect()
  expect(exchanges.slice(0, 2).map(({ url, code }) => [url, code])).toEqual([
    ['https://127.0.0.1:51245/alpha', -3],
    ['http://127.0.0.1:51235/alpha', 0],
  ])
})

test('driver client: the PIN is never visible', async () => {
  const exchanges: Exchange[] = []
  const driver = openDriver((exchange) => exchanges.push(exchange))
  await driver.enterPin(deviceName, demoPin)
  expect(exchanges.at(-1)).toMatchObject({ code: 0, answered: { rtn: 0 } })
  expect(JSON.stringify(exchanges)).not.toContain(demoPin)
})
