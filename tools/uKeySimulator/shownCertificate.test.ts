import { expect, test } from 'vitest'
import { readShown } from '#web/modules/certificates/der.ts'
import { testService } from './testService.ts'
import { readVault } from './vault.ts'

const { folder } = testService()

test('shown certificate: invalid data is not shown as a certificate', () => {
  const der = atob(readVault(folder).containers[0]!.certificate)
  for (const invalid of [
    '',
    '证书',
    'AAAA',
    btoa(der.slice(0, 100)),
    btoa('0'.repeat(500)),
    btoa('\u0030\u0080'.repeat(500)),
  ])
    expect(readShown(invalid)).toBeUndefined()
})
