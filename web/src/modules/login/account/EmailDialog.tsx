import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined.js'
import css from '#web/modules/login/factors/Factor.module.css'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeEmail } from '#contract/login/contact.ts'
import { isEmail } from '#contract/kit/person/person.ts'
import { formatSentence } from '#contract/kit/formatRefusals.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { languageTag } from '#web/kit/client/preferences.ts'
import type { ContactDialogProps } from './contactDialog.ts'
import { LineField } from '#web/modules/login/login/LineField.tsx'

/** Dialog to change the e-mail address. */
export function EmailDialog({ title, proven, onDone, onProofGone, onClose }: ContactDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [violation, setViolation] = useState<string>()
  const email = typed.trim()
  const change = useMutation({
    meta: { silent: true },
    mutationFn: () => call(changeEmail, { key: proven.key, email }),
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof Refused && error.is('login.keyGone')) onProofGone(t('login.contact.proofGone'))
      else setViolation(error.message)
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = isEmail(email) ? undefined : formatSentence('emailAddress', languageTag())
    setViolation(email === '' ? t('login.contact.need.email') : wrong)
    if (email !== '' && wrong === undefined) change.mutate()
  }
  return (
    <Dialog
      title={title}
      width={400}
      stays={change.isPending}
      onClose={onClose}
      foot={
        <Button type="submit" form={id} variant="solid" busy={change.isPending}>
          {t('common.confirm')}
        </Button>
      }
    >
      <form id={id} className={css['factor']} noValidate onSubmit={onSubmit}>
        <p>{t('login.contact.reason.email')}</p>
        <LineField
          label={t('login.contact.new.email')}
          icon={<Icon of={MailOutlined} />}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={100}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setViolation(undefined)
          }}
          error={violation}
        />
      </form>
    </Dialog>
  )
}
