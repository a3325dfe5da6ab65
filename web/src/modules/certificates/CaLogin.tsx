import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { caLogin } from '#contract/certificates/certificates.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginResult } from '#contract/login/login.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Certificates.module.css'
import { Downloads } from './Downloads.tsx'
import { DriverError } from './driverError.ts'
import { KeyDialogs } from './KeyDialogs.tsx'
import { KeyState, TroubleAlert } from './KeyState.tsx'
import { useKey } from './useKey.ts'

interface CaLoginProps {
  readonly entrance: Entrance
  /** Runs the login call and continues the login; errors are shown here. */
  readonly run: (enter: () => Promise<LoginResult>) => Promise<unknown>
}

/** U-key login: finds the key, lets the person choose a certificate and enter the PIN, and signs a challenge. */
export function CaLogin({ entrance, run }: CaLoginProps) {
  const { t } = useTranslation()
  const { found, retry } = useKey()
  const [isOpen, setIsOpen] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const begin = () => {
    setFailure(undefined)
    if (found.state === 'found') setIsOpen(true)
    else retry()
  }
  const close = (error?: Error) => {
    setIsOpen(false)
    setFailure(error)
  }
  const isLooking = found.state === 'looking'
  return (
    <div className={css['panel']}>
      <KeyState found={found} />
      {failure && <Failure error={failure} />}
      <Button variant="solid" size="xl" block busy={isLooking} onClick={begin}>
        {found.state === 'found' || isLooking ? t('certificates.logIn') : t('certificates.retry')}
      </Button>
      {found.state !== 'trouble' && <Downloads />}
      {isOpen && found.state === 'found' && (
        <KeyDialogs
          driver={found.driver}
          certificates={found.certificates}
          purpose="login"
          onProof={(proof, { serial }) => run(() => call(caLogin, { dognum: serial, ...proof, entrance }))}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Refusal of the server, or error of the U-key. */
export function Failure({ error }: { readonly error: Error }) {
  const { t } = useTranslation()
  if (error instanceof DriverError) return <TroubleAlert trouble={error.trouble} />
  return (
    <p className={css['refusal']} role="alert">
      <Icon of={ExclamationCircleFilled} /> {error instanceof Refused ? error.message : t('common.trouble.page')}
    </p>
  )
}
