/** @module-tag thorough */
import { afterEach, expect, test } from 'vitest'
import { databaseUrl } from '#test/app.ts'
import { ServerProcess } from '#test/process/serverProcess.ts'

let server: ServerProcess | undefined
afterEach(() => server?.end('SIGTERM'))

/** Pages of the documentation, and forms of their addresses that a router may take for the same. */
const paths = [
  '/docs',
  '/docs/',
  '/docs/json',
  '/docs/yaml',
  '/docs/static/index.html',
  '/docs?a=1',
  '//docs',
  '/%64ocs',
]

test.each([
  ['in production', { NODE_ENV: 'production', DEV_CAPTCHA: '' }],
  ['where it is closed', { API_DOCS: 'closed' }],
])('API documentation: not found %s', async (_, env) => {
  server = new ServerProcess(databaseUrl, env)
  await server.start()
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`)
    const body = await answer.text()
    if (path.startsWith('/docs')) expect([path, answer.status]).toEqual([path, 404])
    expect(body).not.toMatch(/swagger|openapi/i)
  }
})

test('API documentation: served where it is open', async () => {
  server = new ServerProcess(databaseUrl, { API_DOCS: 'open' })
  await server.start()
  for (const path of ['/docs', '/docs/json'])
    expect((await fetch(`http://127.0.0.1:${server.port}${path}`)).status).toBe(200)
})
