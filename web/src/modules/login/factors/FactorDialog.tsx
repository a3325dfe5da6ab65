import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js'
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verifyFactor } from '#contract/login/factors.ts'
import { call } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from './Factor.module.css'
import type { FactorStep, FactorMethod } from '#web/modules/login/login/outcome.ts'
import { hasPasskeys, isGivenUp } from '#web/kit/ui/passkeySupport.ts'
import { showPasskey } from './passkeys.ts'

interface FactorDialogProps {
  readonly step: FactorStep
  readonly methods: readonly FactorMethod[]
  readonly onShown: () => void
  readonly onClose: () => void
}

/** Dialog for the second factor, by the method the person chooses. */
export function FactorDialog({ step, methods, onShown, onClose }: FactorDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys())
  const [chosen, setChosen] = useState<FactorMethod>(usable[0] ?? 'recovery')
  const [code, setCode] = useState('')
  const [blank, setBlank] = useState(false)
  const show = useMutation({
    meta: { silent: true },
    mutationFn: () =>
      chosen === 'passkey' ? showPasskey(step) : call(verifyFactor, { ...step, method: chosen, code: code.trim() }),
    onSuccess: onShown,
    onError: () => setCode(''),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setBlank(chosen !== 'passkey' && code.trim() === '')
    if (chosen === 'passkey' || code.trim() !== '') show.mutate()
  }
  const choose = (method: FactorMethod) => {
    show.reset()
    setBlank(false)
    setCode('')
    setChosen(method)
  }
  const refusal = isGivenUp(show.error) ? t('login.factor.givenUp') : show.error?.message
  return (
    <Dialog
      title={t('login.factor.title')}
      width={400}
      onClose={onClose}
      foot={
        <Button type="submit" form={form} variant="solid" busy={show.isPending}>
          {chosen === 'passkey' ? t('login.factor.usePasskey') : t('login.factor.confirm')}
        </Button>
      }
    >
      <form id={form} className={css['factor']} noValidate onSubmit={onSubmit}>
        <p>{t(`login.factor.reason.${chosen}`)}</p>
        {chosen === 'passkey' ? (
          <p role="alert" className={css['refusal']}>
            {refusal}
          </p>
        ) : (
          <Field
            key={chosen}
            label={t(`login.factor.code.${chosen}`)}
            value={code}
            onChange={(value) => setCode(String(value))}
            error={blank ? t('login.factor.needCode') : refusal}
            control={
              <Input
                size="lg"
                name="factor"
                autoComplete="one-time-code"
                inputMode={chosen === 'totp' ? 'numeric' : 'text'}
                maxLength={chosen === 'totp' ? 8 : 20}
                before={chosen === 'totp' ? <Icon of={SafetyOutlined} /> : <Icon of={KeyOutlined} />}
              />
            }
          />
        )}
        <div className={css['others']}>
          {usable
            .filter((method) => method !== chosen)
            .map((method) => (
              <Button key={method} variant="text" size="sm" onClick={() => choose(method)}>
                {t(`login.factor.instead.${method}`)}
              </Button>
            ))}
        </div>
      </form>
    </Dialog>
  )
}
