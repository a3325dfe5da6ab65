import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceName, sar } from './device.ts'
import { pemOf } from './certificateAuthority.ts'
import { startUKeySimulator } from './service.ts'
import { writeVault, demoPin, revocationListsOf, readVault } from './vault.ts'

const folder = mkdtempSync(join(tmpdir(), 'baicai-ukey-'))
let driver: Awaited<ReturnType<typeof startUKeySimulator>>
beforeAll(async () => {
  driver = await startUKeySimulator({ folder, port: 0, securePort: 0, origins: ['https://mall.example'] })
})
afterAll(async () => {
  await driver.close()
  rmSync(folder, { recursive: true, force: true })
})

const bodyOf = (requested: object) => new URLSearchParams({ json: JSON.stringify({ deviceName, ...requested }) })
const post = (body: BodyInit, headers: Record<string, string> = {}, path = '/alpha') =>
  fetch(`http://127.0.0.1:${driver.port}${path}`, { method: 'POST', body, headers })
const ask = async (name: string, more: object = {}) =>
  (await (await post(bodyOf({ function: name, ...more }))).json()) as Record<string, string | number>
const logIn = (passWd: string) => ask('SOF_Login', { passWd })
const change = (change: Partial<ReturnType<typeof readVault>>) =>
  void writeVault(folder, { ...readVault(folder), ...change })

const data = Buffer.from('今天').toString('base64')
const sign = async (containerName: string, digestMethod: number) => {
  await ask('SOF_SetDigestMethod', { digestMethod })
  return ask('SOF_SignDataEx', { containerName, keySpec: 1, inData: data, inDataLen: 6 })
}

test('U-key simulator: the plug-in, the U-key and its certificates are found', async () => {
  expect(await ask('SOF_GetVersion')).toEqual({ rtn: 0, version: '3.2.1' })
  expect(await ask('SOF_EnumDevice')).toEqual({ rtn: 0, array: deviceName })
  const { array } = await ask('SOF_GetUserList')
  const names = String(array)
    .split('&&&')
    .map((each) => each.split('||')[0])
  expect(names).toEqual(['林知远', '林知远', '许景行', '顾清和'])
  const { cert } = await ask('SOF_ExportUserCert', { containerName: 'container1', keySpec: 1 })
  expect(cert).toBe(readVault(folder).containers[0]?.certificate)
  expect(await ask('SOF_ExportUserCert', { containerName: 'container1', keySpec: 2 })).toEqual({ rtn: sar.keyNotFound })
})

test('U-key simulator: openssl finds its chains whole, and too old or revoked what is', () => {
  const at = (name: string) => join(folder, name)
  const run = (...args: readonly string[]) => execFileSync('openssl', args, { stdio: 'pipe' }).toString()
  const vault = readVault(folder)
  const results = revocationListsOf(vault).flatMap(({ authority, list }) => {
    writeFileSync(at('root.pem'), pemOf(Buffer.from(authority.certificate, 'base64')))
    writeFileSync(at('list.der'), list)
    run('crl', '-inform', 'DER', '-in', at('list.der'), '-out', at('list.pem'))
    // The command knows the standard's user id of SM2 for certificates only if it is given, and for lists not at all.
    const { kind } = authority.keys
    const how = kind === 'sm2' ? ['-vfyopt', 'distid:1234567812345678'] : ['-crl_check', '-CRLfile', at('list.pem')]
    const own = vault.containers.filter(({ keys }) => keys.kind === kind)
    return own.map(({ certificate, state }) => {
      writeFileSync(at('leaf.pem'), pemOf(Buffer.from(certificate, 'base64')))
      const verify = () => run('verify', '-x509_strict', ...how, '-CAfile', at('root.pem'), at('leaf.pem'))
      if (state === 'good') expect(verify()).toContain('OK')
      else expect(verify).toThrow(`certificate ${state === 'expired' ? 'has expired' : 'revoked'}`)
      return state
    })
  })
  expect(results).toEqual(['good', 'expired', 'good', 'revoked'])
})

describe('U-key simulator: the PIN', () => {
  test('is needed before anything is signed, and forgotten when the U-key is pulled out', async () => {
    await ask('SOF_LogOut')
    expect(await sign('container1', 1)).toEqual({ rtn: sar.notLoggedIn })
    expect(await logIn(demoPin)).toEqual({ rtn: 0 })
    expect((await sign('container1', 1))['rtn']).toBe(0)
    change({ plugged: false })
    expect(await ask('SOF_EnumDevice')).toEqual({ rtn: 0, array: '' })
    expect(await sign('container1', 1)).toEqual({ rtn: sar.removed })
    change({ plugged: true })
    expect(await sign('container1', 1)).toEqual({ rtn: sar.notLoggedIn })
  })

  test('may be wrong five times', async () => {
    const results = []
    for (let time = 0; time < 6; time++) results.push(await logIn('00000000'))
    expect(results.map(({ rtn }) => rtn)).toEqual([...Array<number>(4).fill(sar.wrongPin), sar.locked, sar.locked])
    expect(results.map(({ retryCount }) => retryCount)).toEqual([4, 3, 2, 1, 0, 0])
    expect(await logIn(demoPin)).toEqual({ rtn: sar.locked, retryCount: 0 })
    change({ retries: 1 })
    expect(await logIn(demoPin)).toEqual({ rtn: 0 })
    expect(await ask('SOF_GetPinRetryCount')).toEqual({ rtn: 0, retryCount: 5 })
  })
})

test('U-key simulator: each key signs with its own hash, and only what is whole', async () => {
  await logIn(demoPin)
  expect((await sign('container1', 1))['rtn']).toBe(0)
  expect((await sign('container2', 4))['rtn']).toBe(0)
  for (const [container, digest] of [
    ['container1', 4],
    ['container2', 2],
  ] as const)
    expect(await sign(container, digest)).toEqual({ rtn: sar.invalid })
  const bad = { containerName: 'container1', keySpec: 1, inData: data, inDataLen: 7 }
  expect(await ask('SOF_SignDataEx', bad)).toEqual({ rtn: sar.invalid })
  expect(await ask('toString')).toEqual({ rtn: sar.notSupported })
  expect(await ask('SOF_GetUserList', { deviceName: 'another' })).toEqual({ rtn: sar.removed })
})

test('U-key simulator: pages of this machine may ask, and those that were named; others may not', async () => {
  const from = (origin: string) => post(bodyOf({ function: 'SOF_GetVersion' }), { origin })
  for (const origin of ['http://localhost:3000', 'https://transport.localhost', 'https://mall.example']) {
    const answer = await from(origin)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin])
  }
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null'])
    expect((await from(origin)).status).toBe(403)
  const requested = await fetch(`http://127.0.0.1:${driver.port}/alpha`, {
    method: 'OPTIONS',
    headers: { origin: 'https://mall.example', 'access-control-request-private-network': 'true' },
  })
  expect([requested.status, requested.headers.get('access-control-allow-private-network')]).toEqual([204, 'true'])
})

test('U-key simulator: what is no question gets no answer', async () => {
  expect((await post('json=nothing')).status).toBe(400)
  expect((await post('json=null')).status).toBe(400)
  expect((await post(`json=${'x'.repeat(70_000)}`)).status).toBe(400)
  expect((await post(bodyOf({}), {}, '/beta')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${driver.port}/alpha`)).status).toBe(405)
})

test('U-key simulator: the same under TLS, with a certificate of its own authority', async () => {
  const ca = pemOf(Buffer.from(readVault(folder).authorities.rsa.certificate, 'base64'))
  const status = await new Promise((settle, fail) => {
    const call = request(
      { host: '127.0.0.1', port: driver.securePort, path: '/alpha', method: 'POST', ca },
      ({ statusCode }) => settle(statusCode),
    )
    call.once('error', fail).end(bodyOf({ function: 'SOF_GetVersion' }).toString())
  })
  expect(status).toBe(200)
})

test('U-key simulator: what it keeps is for nobody else, and stays the same', () => {
  expect(statSync(join(folder, 'ukey.json')).mode & 0o077).toBe(0)
  expect(readVault(folder)).toEqual(readVault(folder))
})
