import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js'
import MobileOutlined from '@ant-design/icons-svg/es/asn/MobileOutlined.js'
import NumberOutlined from '@ant-design/icons-svg/es/asn/NumberOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { myFactors } from '#contract/login/factors.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './Account.module.css'
import { hasPasskeys } from '#web/kit/ui/passkeySupport.ts'
import { FactorRow, PasskeyRow } from './FactorRow.tsx'
import { useFactorChange } from './useFactorChange.tsx'

/** Second factors of the person: authenticator, passkeys, recovery codes. */
export function FactorsSection() {
  const { t } = useTranslation()
  const factors = useRead(myFactors, {})
  const { begin, remove, dialogs } = useFactorChange()
  const hasOne = factors.totp !== null || factors.passkeys.length > 0
  return (
    <Section
      title={t('login.factors.title')}
      note={
        <StatusTag tone={hasOne ? 'ok' : factors.isRequired ? 'err' : 'mute'}>
          {t(hasOne ? 'login.factors.on' : 'login.factors.off')}
        </StatusTag>
      }
    >
      <ul className={css['rows']}>
        <FactorRow
          icon={<Icon of={MobileOutlined} />}
          name={t('login.factors.totp')}
          description={
            factors.totp
              ? t('login.factors.since', { at: secondOf(factors.totp.createdAt) })
              : t('login.factors.totpReason')
          }
        >
          <Button size="sm" onClick={() => begin({ kind: 'totp' })}>
            {t(factors.totp ? 'login.factors.replace' : 'login.factors.setUp')}
          </Button>
          {factors.totp && (
            <Button size="sm" variant="text" onClick={() => void remove()}>
              {t('login.factors.remove')}
            </Button>
          )}
        </FactorRow>
        {factors.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => void remove(passkey.id)} />
        ))}
        {hasPasskeys() && (
          <FactorRow
            icon={<Icon of={KeyOutlined} />}
            name={t('login.factors.passkey')}
            description={t('login.factors.passkeyReason')}
          >
            <Button size="sm" onClick={() => begin({ kind: 'passkey' })}>
              {t('login.factors.add')}
            </Button>
          </FactorRow>
        )}
        {hasOne && (
          <FactorRow
            icon={<Icon of={NumberOutlined} />}
            name={t('login.factors.codes')}
            description={t('login.factors.codesLeft', { count: factors.recoveryCodes })}
          >
            <Button size="sm" onClick={() => begin({ kind: 'codes' })}>
              {t('login.factors.renew')}
            </Button>
          </FactorRow>
        )}
      </ul>
      {dialogs}
    </Section>
  )
}
