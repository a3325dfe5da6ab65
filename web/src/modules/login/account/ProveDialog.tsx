import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prove } from '#contract/login/factors.ts'
import { call } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from '#web/modules/login/factors/Factor.module.css'
import { FactorDialog } from '#web/modules/login/factors/FactorDialog.tsx'
import { encryptPasswords } from '#web/modules/login/login/login.ts'
import type { FactorStep } from '#web/modules/login/login/outcome.ts'

interface ProveDialogProps {
  /** Purpose of the reauthentication. */
  readonly title: string
  readonly onProven: (step: FactorStep) => void
  readonly onClose: () => void
}

/** Reauthentication before a change of login methods: password, and second factor if there is one. */
export function ProveDialog({ title, onProven, onClose }: ProveDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [password, setPassword] = useState('')
  const [blank, setBlank] = useState(false)
  const proof = useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      const { key, texts } = await encryptPasswords([password])
      return call(prove, { passwd: texts[0]!, key })
    },
    onSuccess: ({ methods, ...step }) => methods.length === 0 && onProven(step),
    onError: () => setPassword(''),
  })
  if (proof.data && proof.data.methods.length > 0) {
    const { methods, ...step } = proof.data
    return <FactorDialog step={step} methods={methods} onClose={onClose} onShown={() => onProven(step)} />
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setBlank(password === '')
    if (password !== '') proof.mutate()
  }
  return (
    <Dialog
      title={title}
      width={400}
      onClose={onClose}
      foot={
        <Button type="submit" form={form} variant="solid" busy={proof.isPending}>
          {t('login.prove.next')}
        </Button>
      }
    >
      <form id={form} className={css['factor']} noValidate onSubmit={onSubmit}>
        <p>{t('login.prove.reason')}</p>
        <Field
          label={t('login.prove.password')}
          value={password}
          onChange={(value) => setPassword(String(value))}
          error={blank ? t('login.need.password') : proof.error?.message}
          control={
            <Input
              size="lg"
              name="current"
              type="password"
              autoComplete="current-password"
              maxLength={128}
              before={<Icon of={LockOutlined} />}
            />
          }
        />
      </form>
    </Dialog>
  )
}
