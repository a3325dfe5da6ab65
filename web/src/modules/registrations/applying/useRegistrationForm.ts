import { useTranslation } from 'react-i18next'
import { Note, shape } from '#contract/kit/schema.ts'
import {
  type MyRegistration,
  RegistrationDraft,
  requestRegistrationCode,
  sendRegistrationCode,
  submitRegistration,
} from '#contract/registrations/registrations.ts'
import { useMe } from '#web/kit/client/me.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { useMobileCode } from '#web/modules/login/sms/useMobileCode.ts'

const Written = shape({ ...RegistrationDraft.properties, msgCode: Note(16) })

interface Options {
  /** Registration to resubmit. */
  readonly former?: MyRegistration | undefined
  readonly onSent: (sent: MyRegistration) => void
}

/** Form of a registration with the SMS code; visitors cannot attach files. */
export function useRegistrationForm({ former, onSent }: Options) {
  const { t } = useTranslation()
  const isVisitor = useMe() === null
  const code = useMobileCode({ request: requestRegistrationCode, send: sendRegistrationCode }, isVisitor)
  const form = useForm({
    route: submitRegistration,
    schema: Written,
    initial: former ? { ...former, attachments: former.files, msgCode: '' } : undefined,
    labels: 'registering.form',
    check: ({ mobile = '', msgCode = '' }) => {
      const noCode = msgCode.trim() === '' ? t('sms.need.code') : undefined
      return { msgCode: code.uuidOf(mobile) === undefined ? t('sms.need.sent') : noCode }
    },
    toInput: ({ msgCode, attachments = [], ...draft }) => ({
      ...draft,
      ...(former ? { requestNo: former.requestNo, formerMobile: former.mobile } : {}),
      ...(isVisitor ? {} : { attachments }),
      uuid: code.uuidOf(draft.mobile) ?? '',
      msgCode: msgCode.trim(),
    }),
    onDone: onSent,
  })
  return { form, isVisitor, code }
}
