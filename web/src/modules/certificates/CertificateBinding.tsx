import css from './Certificates.module.css'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bindCertificate } from '#contract/certificates/boundCertificates.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Failure } from './CaLogin.tsx'
import { KeyDialogs } from './KeyDialogs.tsx'
import { KeyState } from './KeyState.tsx'
import { useKey } from './useKey.ts'

interface Proven {
  readonly key: string
  readonly userCode: string
}

export interface MyCertificatesProps {
  /** Reauthentication before a change of login methods. */
  readonly ProveDialog: ComponentType<{
    title: string
    onProven: (proven: Proven) => void
    onClose: () => void
  }>
}

export function CertificateBinding({ ProveDialog }: MyCertificatesProps) {
  const { t } = useTranslation()
  const { found, retry } = useKey()
  const [isProving, setIsProving] = useState(false)
  const [step, setStep] = useState<Proven>()
  const [failure, setFailure] = useState<Error>()
  const bind = useWrite(bindCertificate, { silent: true, onDone: () => toast.success(t('certificates.mine.bound')) })
  const isFound = found.state === 'found'
  const begin = () => {
    setFailure(undefined)
    if (isFound) setIsProving(true)
    else retry()
  }
  const close = (error?: Error) => {
    setStep(undefined)
    setFailure(error)
  }
  return (
    <div className={css['binding']}>
      <KeyState found={found} />
      {failure && <Failure error={failure} />}
      <Button variant="solid" busy={found.state === 'looking'} onClick={begin}>
        {isFound || found.state === 'looking' ? t('certificates.mine.bind') : t('certificates.retry')}
      </Button>
      {isProving && (
        <ProveDialog
          title={t('certificates.mine.bind')}
          onClose={() => setIsProving(false)}
          onProven={(proven) => {
            setIsProving(false)
            setStep(proven)
          }}
        />
      )}
      {step && isFound && (
        <KeyDialogs
          driver={found.driver}
          certificates={found.certificates}
          purpose="bind"
          onProof={(proof) => bind.mutateAsync({ ...proof, key: step.key, userCode: step.userCode })}
          onClose={close}
        />
      )}
    </div>
  )
}
