import { describe, expect, test } from 'vitest'
import { sar } from './device.ts'
import { testService } from './testService.ts'
import { demoPin } from './vault.ts'

const { ask, logIn, change } = testService()

const data = Buffer.from('今天').toString('base64')
const sign = async (containerName: string, digestMethod: number) => {
  await ask('SOF_SetDigestMethod', { digestMethod })
  return ask('SOF_SignDataEx', { containerName, keySpec: 1, inData: data, inDataLen: 6 })
}

describe('U-key simulator: the PIN', () => {
  test('is required before signing, and again after the U-key was removed', async () => {
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

test('U-key simulator: each key signs only with its own hash, and only complete requests', async () => {
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
