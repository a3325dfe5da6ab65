import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from './Factor.module.css'
import type { FactorStep } from '#web/modules/login/login/outcome.ts'
import { isGivenUp } from '#web/kit/ui/passkeySupport.ts'
import { makePasskey } from './passkeys.ts'

interface PasskeyDialogProps {
  readonly step: FactorStep
  /** Receives the recovery codes if it is the first factor. */
  readonly onMade: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** Dialog to create a passkey: name, then the device's user verification. */
export function PasskeyDialog({ step, onMade, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [name, setName] = useState<string>(t('login.factor.thisDevice'))
  const make = useMutation({
    meta: { silent: true },
    mutationFn: () => makePasskey(step, name.trim()),
    onSuccess: onMade,
  })
  const refusal = isGivenUp(make.error) ? t('login.factor.givenUp') : make.error?.message
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') make.mutate()
  }
  return (
    <Dialog
      title={t('login.factors.wish.passkey')}
      width={400}
      onClose={onClose}
      foot={
        <Button type="submit" form={form} variant="solid" busy={make.isPending}>
          {t('login.factors.make')}
        </Button>
      }
    >
      <form id={form} className={css['factor']} noValidate onSubmit={onSubmit}>
        <p>{t('login.factors.passkeyHow')}</p>
        <Field
          label={t('login.factors.name')}
          value={name}
          onChange={(value) => setName(String(value))}
          error={name.trim() === '' ? t('login.factors.needName') : refusal}
          control={<Input size="lg" name="passkey" maxLength={40} />}
        />
      </form>
    </Dialog>
  )
}
