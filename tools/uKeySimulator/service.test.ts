import { execFileSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deviceName, sar } from './device.ts'
import { pemOf } from './certificateAuthority.ts'
import { testService } from './testService.ts'
import { revocationListsOf, readVault } from './vault.ts'

const { folder, running, bodyOf, post, ask } = testService({ origins: ['https://mall.example'] })

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

test('U-key simulator: openssl verifies its chains and reports expired and revoked certificates', () => {
  const at = (name: string) => join(folder, name)
  const run = (...args: readonly string[]) => execFileSync('openssl', args, { stdio: 'pipe' }).toString()
  const vault = readVault(folder)
  const results = revocationListsOf(vault).flatMap(({ authority, list }) => {
    writeFileSync(at('root.pem'), pemOf(Buffer.from(authority.certificate, 'base64')))
    writeFileSync(at('list.der'), list)
    run('crl', '-inform', 'DER', '-in', at('list.der'), '-out', at('list.pem'))
    // openssl uses the standard SM2 user id for certificates only if given, and for revocation lists never.
    const { kind } = authority.keys
    const how = kind === 'sm2' ? ['-vfyopt', 'distid:1234567812345678'] : ['-crl_check', '-CRLfile', at('list.pem')]
    const containers = vault.containers.filter(({ keys }) => keys.kind === kind)
    return containers.map(({ certificate, state }) => {
      writeFileSync(at('leaf.pem'), pemOf(Buffer.from(certificate, 'base64')))
      const verify = () => run('verify', '-x509_strict', ...how, '-CAfile', at('root.pem'), at('leaf.pem'))
      if (state === 'good') expect(verify()).toContain('OK')
      else expect(verify).toThrow(`certificate ${state === 'expired' ? 'has expired' : 'revoked'}`)
      return state
    })
  })
  expect(results).toEqual(['good', 'expired', 'good', 'revoked'])
})

test('U-key simulator: accepts local pages and configured origins only', async () => {
  const from = (origin: string) => post(bodyOf({ function: 'SOF_GetVersion' }), { origin })
  for (const origin of ['http://localhost:3000', 'https://transport.localhost', 'https://mall.example']) {
    const answer = await from(origin)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin])
  }
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null'])
    expect((await from(origin)).status).toBe(403)
  const requested = await fetch(`http://127.0.0.1:${running().port}/alpha`, {
    method: 'OPTIONS',
    headers: { origin: 'https://mall.example', 'access-control-request-private-network': 'true' },
  })
  expect([requested.status, requested.headers.get('access-control-allow-private-network')]).toEqual([204, 'true'])
})

test('U-key simulator: malformed requests get no response', async () => {
  expect((await post('json=nothing')).status).toBe(400)
  expect((await post('json=null')).status).toBe(400)
  expect((await post(`json=${'x'.repeat(70_000)}`)).status).toBe(400)
  expect((await post(bodyOf({}), {}, '/beta')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${running().port}/alpha`)).status).toBe(405)
})

test('U-key simulator: works with TLS, with a certificate of its own authority', async () => {
  const ca = pemOf(Buffer.from(readVault(folder).authorities.rsa.certificate, 'base64'))
  const status = await new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: running().securePort, path: '/alpha', method: 'POST', ca },
      ({ statusCode }) => resolve(statusCode),
    )
    call.once('error', reject).end(bodyOf({ function: 'SOF_GetVersion' }).toString())
  })
  expect(status).toBe(200)
})

test('U-key simulator: its files are private and persistent', () => {
  expect(statSync(join(folder, 'ukey.json')).mode & 0o077).toBe(0)
  expect(readVault(folder)).toEqual(readVault(folder))
})
