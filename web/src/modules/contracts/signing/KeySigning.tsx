import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import type { ContractDetail } from '#contract/contracts/contract.ts'
import { prepareSignature, signByKey } from '#contract/contracts/signing.ts'
import { call } from '#web/kit/client/api.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Failure } from '#web/modules/certificates/CaLogin.tsx'
import type { Driver, KeyCertificate } from '#web/modules/certificates/driver.ts'
import { CertificateDialogs } from '#web/modules/certificates/KeyDialogs.tsx'
import { KeyState } from '#web/modules/certificates/KeyState.tsx'
import { useKey } from '#web/modules/certificates/useKey.ts'

interface KeySigningProps {
  readonly contract: ContractDetail
  readonly sealId: string
  readonly onDone: () => void
}

/** Signs with a U-key: the server prepares what the key signs, and verifies it before it is stored. */
export function KeySigning({ contract: { id, version }, sealId, onDone }: KeySigningProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { found, retry } = useKey()
  const [failure, setFailure] = useState<Error>()
  const sign = async (driver: Driver, own: KeyCertificate, pin: string) => {
    await driver.enterPin(own.device, pin)
    try {
      const { certificate } = own
      const { signingId, toSign } = await call(prepareSignature, { id, version, sealId, certificate })
      const bytes = Uint8Array.from(atob(toSign), (each) => each.codePointAt(0)!)
      await call(signByKey, { id, version, signingId, signature: await driver.signBytes(own, bytes) })
    } finally {
      await driver.forgetPin(own.device).catch(() => undefined)
    }
    toast.success(t('contracts.signedNow'))
    await client.invalidateQueries()
    onDone()
  }
  return (
    <>
      <KeyState found={found} />
      {failure && <Failure error={failure} />}
      {found.state !== 'looking' && (found.state !== 'found' || failure) && (
        <Button
          onClick={() => {
            setFailure(undefined)
            retry()
          }}
        >
          {t('certificates.retry')}
        </Button>
      )}
      {found.state === 'found' && !failure && (
        <CertificateDialogs
          certificates={found.certificates}
          onPin={(pin, own) => sign(found.driver, own, pin)}
          onClose={(error) => (error ? setFailure(error) : onDone())}
        />
      )}
    </>
  )
}
