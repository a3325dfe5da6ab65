import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { passwdStrategy } from '#contract/login/passwords.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import css from './Password.module.css'
import { ResetPassword } from './ResetPassword.tsx'
import { type Proven, ResetPhone } from './ResetPhone.tsx'

const steps = ['phone', 'password', 'done'] as const
const stateOf = (index: number, at: number) => (index === at ? 'current' : index < at ? 'done' : 'future')

/** Password reset in three steps: number, code, done. Direct visits are redirected to the login. */
export function ResetPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [isExpected] = useState(() => search.has('type') || sessionStorage.getItem('mobile') !== null)
  useTitle(t('passwords.reset'))
  return isExpected ? <Reset /> : <Navigate replace to="/login" />
}

function Reset() {
  const { t } = useTranslation()
  const strategy = useRead(passwdStrategy, {})
  const [proven, setProven] = useState<Proven>()
  const [isDone, setDone] = useState(false)
  const at = isDone ? 2 : proven ? 1 : 0
  const rail = steps.map(
    (key, index) => ({ key, label: t(`passwords.step.${key}`), state: stateOf(index, at) }) as const,
  )
  return (
    <main className={css['page']}>
      <h1>{t('passwords.reset')}</h1>
      <Steps variant="rail" label={t('passwords.steps')} steps={rail} />
      {at === 0 && <ResetPhone onProven={setProven} />}
      {at === 1 && proven && (
        <ResetPassword
          proven={proven}
          strategy={strategy}
          onDone={() => setDone(true)}
          onRestart={() => setProven(undefined)}
        />
      )}
      {at === 2 ? (
        <div className={css['done']}>
          <Icon of={CheckCircleFilled} />
          <h2>{t('passwords.resetDone')}</h2>
          <p>{t('passwords.resetDoneReason')}</p>
          <ButtonLink variant="solid" size="xl" block to="/login">
            {t('passwords.enter')}
          </ButtonLink>
        </div>
      ) : (
        <Link className={css['back']} to="/login">
          {t('passwords.back')}
        </Link>
      )}
    </main>
  )
}
