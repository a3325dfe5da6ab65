import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js'
import MobileOutlined from '@ant-design/icons-svg/es/asn/MobileOutlined.js'
import NumberOutlined from '@ant-design/icons-svg/es/asn/NumberOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Factors, myFactors, newRecoveryCodes, removeFactor } from '#contract/login/factors.ts'
import { call, useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './Account.module.css'
import type { FactorStep } from '#web/modules/login/login/outcome.ts'
import { PasskeyDialog } from '#web/modules/login/factors/PasskeyDialog.tsx'
import { hasPasskeys } from '#web/modules/login/factors/passkeys.ts'
import { ProveDialog } from './ProveDialog.tsx'
import { RecoveryCodesDialog } from '#web/modules/login/factors/RecoveryCodesDialog.tsx'
import { SetUpDialog } from '#web/modules/login/factors/SetUpDialog.tsx'

/** What a person wants to change; it is done once they have proven themselves. */
type Wish = { readonly kind: 'totp' | 'passkey' | 'codes' } | { readonly kind: 'remove'; readonly passkeyId?: string }

/** The person's second factors: authenticator, passkeys, recovery codes. */
export function FactorsSection() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const factors = useRead(myFactors, {})
  const [wish, setWish] = useState<Wish>()
  const [proven, setProven] = useState<FactorStep>()
  const [codes, setCodes] = useState<readonly string[]>()
  const end = () => {
    setWish(undefined)
    setProven(undefined)
    void client.invalidateQueries()
  }
  const done = () => {
    toast.success(t('login.factors.changed'))
    end()
  }
  const onProven = async (step: FactorStep) => {
    setProven(step)
    try {
      if (wish?.kind === 'codes') setCodes((await call(newRecoveryCodes, step)).recoveryCodes)
      if (wish?.kind === 'remove')
        await call(removeFactor, wish.passkeyId === undefined ? step : { ...step, passkeyId: wish.passkeyId })
    } catch (error) {
      toast.error((error as Error).message)
      return end()
    }
    if (wish?.kind === 'remove') done()
    if (wish?.kind === 'codes') end()
  }
  const remove = async (passkeyId?: string) => {
    const yes = await confirm({
      title: t('login.factors.remove'),
      text: t('login.factors.removeReason'),
      ok: t('login.factors.remove'),
      cancel: t('common.cancel'),
      danger: true,
    })
    if (yes) setWish(passkeyId === undefined ? { kind: 'remove' } : { kind: 'remove', passkeyId })
  }
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
        <Row
          icon={<Icon of={MobileOutlined} />}
          name={t('login.factors.totp')}
          description={
            factors.totp
              ? t('login.factors.since', { at: secondOf(factors.totp.createdAt) })
              : t('login.factors.totpReason')
          }
        >
          <Button size="sm" onClick={() => setWish({ kind: 'totp' })}>
            {t(factors.totp ? 'login.factors.replace' : 'login.factors.setUp')}
          </Button>
          {factors.totp && (
            <Button size="sm" variant="text" onClick={() => void remove()}>
              {t('login.factors.remove')}
            </Button>
          )}
        </Row>
        {factors.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => void remove(passkey.id)} />
        ))}
        {hasPasskeys() && (
          <Row
            icon={<Icon of={KeyOutlined} />}
            name={t('login.factors.passkey')}
            description={t('login.factors.passkeyReason')}
          >
            <Button size="sm" onClick={() => setWish({ kind: 'passkey' })}>
              {t('login.factors.add')}
            </Button>
          </Row>
        )}
        {hasOne && (
          <Row
            icon={<Icon of={NumberOutlined} />}
            name={t('login.factors.codes')}
            description={t('login.factors.codesLeft', { count: factors.recoveryCodes })}
          >
            <Button size="sm" onClick={() => setWish({ kind: 'codes' })}>
              {t('login.factors.renew')}
            </Button>
          </Row>
        )}
      </ul>
      {wish && !proven && (
        <ProveDialog
          title={t(`login.factors.wish.${wish.kind}`)}
          onClose={end}
          onProven={(step) => void onProven(step)}
        />
      )}
      {wish?.kind === 'totp' && proven && <SetUpDialog step={proven} onClose={end} onDone={done} />}
      {wish?.kind === 'passkey' && proven && (
        <PasskeyDialog
          step={proven}
          onClose={end}
          onMade={(made) => {
            if (made.length > 0) setCodes(made)
            done()
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onKept={() => setCodes(undefined)} />}
    </Section>
  )
}

interface PasskeyRowProps {
  readonly passkey: Factors['passkeys'][number]
  readonly onRemove: () => void
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation()
  const description = lastUsedAt
    ? t('login.factors.usedAt', { at: secondOf(lastUsedAt) })
    : t('login.factors.since', { at: secondOf(createdAt) })
  return (
    <Row icon={<Icon of={KeyOutlined} />} name={name} description={description}>
      <Button size="sm" variant="text" onClick={onRemove}>
        {t('login.factors.remove')}
      </Button>
    </Row>
  )
}

interface RowProps {
  readonly icon: ReactNode
  readonly name: string
  readonly description: string
  readonly children: ReactNode
}

function Row({ icon, name, description, children }: RowProps) {
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
