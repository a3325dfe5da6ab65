import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note, shape } from '#contract/kit/schema.ts'
import { type MyRegistration, RegistrationDraft, submitRegistration } from '#contract/registrations/registrations.ts'
import { useMe } from '#web/kit/client/me.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { newCodeKey } from '#web/modules/login/captcha/Captcha.tsx'

const Written = shape({ ...RegistrationDraft.properties, verifyCode: Note(16) })

interface Options {
  /** One's own that is sent again. */
  readonly former?: MyRegistration | undefined
  readonly onSent: (sent: MyRegistration) => void
}

/** What is written to register a department; visitors read a picture code and attach nothing. */
export function useRegistrationForm({ former, onSent }: Options) {
  const { t } = useTranslation()
  const isVisitor = useMe() === null
  const [codeKey, setCodeKey] = useState(newCodeKey)
  const renew = () => {
    setCodeKey(newCodeKey())
    form.field('verifyCode').onChange('')
  }
  const form = useForm({
    route: submitRegistration,
    schema: Written,
    initial: former ? { ...former, attachments: former.files, verifyCode: '' } : undefined,
    labels: 'registering.form',
    check: ({ verifyCode = '' }) => ({
      verifyCode: isVisitor && verifyCode.trim() === '' ? t('registering.needCode') : undefined,
    }),
    toInput: ({ verifyCode, attachments = [], ...draft }) => {
      // Every answer of the server has used the picture up.
      if (isVisitor) queueMicrotask(renew)
      return {
        ...draft,
        ...(former ? { requestNo: former.requestNo, formerMobile: former.mobile } : {}),
        ...(isVisitor ? { verifyCode: verifyCode.trim(), verifyKey: String(codeKey) } : { attachments }),
      }
    },
    onDone: onSent,
  })
  return { form, isVisitor, codeKey, renew }
}
