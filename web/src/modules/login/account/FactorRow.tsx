import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Factors } from '#contract/login/factors.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './Account.module.css'

interface PasskeyRowProps {
  readonly passkey: Factors['passkeys'][number]
  readonly onRemove: () => void
}

export function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation()
  const description = lastUsedAt
    ? t('login.factors.usedAt', { at: secondOf(lastUsedAt) })
    : t('login.factors.since', { at: secondOf(createdAt) })
  return (
    <FactorRow icon={<Icon of={KeyOutlined} />} name={name} description={description}>
      <Button size="sm" variant="text" onClick={onRemove}>
        {t('login.factors.remove')}
      </Button>
    </FactorRow>
  )
}

interface FactorRowProps {
  readonly icon: ReactNode
  readonly name: string
  readonly description: string
  readonly children: ReactNode
}

export function FactorRow({ icon, name, description, children }: FactorRowProps) {
  return (
    <li>
      <span className={css['icon']} aria-hidden>
        {icon}
      </span>
      <div>
        <b>{name}</b>
        <small>{description}</small>
      </div>
      {children}
    </li>
  )
}
