import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import { addTrial } from '#contract/login/trial.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { TextArea, Input } from '#web/kit/form/Input.tsx'
import { PictureField } from '#web/modules/login/captcha/CodeField.tsx'
import { Refusal } from '#web/modules/login/login/Refusal.tsx'
import css from './Trial.module.css'
import { type TrialErrors, trialFields, trialViolations, type TrialValues, applicationOf } from './trial.ts'
import { useFirstInvalid } from '#web/modules/login/login/useFirstInvalid.ts'
import { usePicture } from '#web/modules/login/captcha/usePicture.ts'

const empty: TrialValues = {
  orgName: '',
  enterpriseWeb: '',
  orgAddress: '',
  contactsName: '',
  tel: '',
  email: '',
  demand: '',
}

interface TrialFormProps {
  readonly onGiven: (given: Reply<typeof addTrial>) => void
  readonly onClose: () => void
}

export function TrialForm({ onGiven, onClose }: TrialFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<TrialErrors & { readonly code?: string; readonly form?: string }>({})
  const picture = usePicture()
  const { form, toFirstInvalid } = useFirstInvalid()
  const apply = useMutation({
    meta: { silent: true },
    mutationFn: () => {
      const { code: verifyCode, key: verifyKey } = picture.typed
      return call(addTrial, { ...applicationOf(values), verifyCode, verifyKey })
    },
    onSuccess: onGiven,
    onError: (error) => {
      picture.renew()
      if (!(error instanceof Refused)) return
      setErrors({ [error.is('login.captcha') ? 'code' : 'form']: error.message })
      toFirstInvalid()
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const violations = trialViolations(values)
    const said = Object.fromEntries(Object.entries(violations).map(([name, word]) => [name, t(`trial.wrong.${word}`)]))
    const noCode = picture.typed.code === ''
    setErrors(noCode ? { ...said, code: t('login.need.code') } : said)
    toFirstInvalid()
    if (!noCode && Object.keys(violations).length === 0) apply.mutate()
  }
  return (
    <Dialog
      title={t('trial.title')}
      width={600}
      stays={apply.isPending}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={id} variant="solid" busy={apply.isPending}>
            {t('trial.apply')}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className={css['fields']} noValidate onSubmit={onSubmit}>
        {trialFields.map(({ name, isRequired, isLong, ...input }) => (
          <Field
            key={name}
            label={t(`trial.field.${name}`)}
            value={values[name]}
            onChange={(typed) => setValues((all) => ({ ...all, [name]: String(typed) }))}
            required={isRequired}
            error={errors[name]}
            wide={isLong}
            control={isLong ? <TextArea name={name} rows={3} {...input} /> : <Input name={name} {...input} />}
          />
        ))}
        <div className={css['code']}>
          <PictureField
            value={picture.code}
            onChange={picture.setCode}
            codeKey={picture.codeKey}
            onRenew={picture.renew}
            error={errors.code}
          />
        </div>
      </form>
      <Refusal text={errors.form} />
    </Dialog>
  )
}
