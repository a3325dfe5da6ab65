import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registerSealCertificate } from '#contract/contracts/companySeals.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Failure } from '#web/modules/certificates/CaLogin.tsx'
import { KeyDialogs } from '#web/modules/certificates/KeyDialogs.tsx'
import { KeyState } from '#web/modules/certificates/KeyState.tsx'
import { useKey } from '#web/modules/certificates/useKey.ts'

interface CertificateEnrolmentProps {
  readonly sealId: string | undefined
  readonly onDone: () => void
}

/** Shows the certificate with which a seal signs from now on, once an operator has accepted it. */
export function CertificateEnrolment({ sealId, onDone }: CertificateEnrolmentProps) {
  const { t } = useTranslation()
  const { found } = useKey()
  const [failure, setFailure] = useState<Error>()
  const register = useWrite(registerSealCertificate, {
    silent: true,
    onDone: () => toast.success(t('contracts.enrolled')),
  })
  return (
    <>
      <KeyState found={found} />
      {failure && <Failure error={failure} />}
      {found.state === 'found' && !failure && (
        <KeyDialogs
          driver={found.driver}
          certificates={found.certificates}
          purpose="seal"
          onProof={(proof) => register.mutateAsync({ ...proof, ...(sealId === undefined ? {} : { sealId }) })}
          onClose={(error) => (error ? setFailure(error) : onDone())}
        />
      )}
    </>
  )
}
