import { expect, test } from 'vitest'
import { readShown } from '#web/modules/certificates/der.ts'
import { testService } from './testService.ts'
import { readVault } from './vault.ts'

const { folder } = testService()

test('shown certificate: what is no certificate is not shown as one', () => {
  const whole = atob(readVault(folder).containers[0]!.certificate)
  for (const given of [
    '',
    '证书',
    'AAAA',
    btoa(whole.slice(0, 100)),
    btoa('0'.repeat(500)),
    btoa('\u0030\u0080'.repeat(500)),
  ])
    expect(readShown(given)).toBeUndefined()
})
