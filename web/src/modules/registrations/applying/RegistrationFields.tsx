import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isMobile } from '#contract/kit/person/person.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { PictureDialog } from '#web/modules/login/captcha/PictureDialog.tsx'
import { SmsCodeButton } from '#web/modules/login/sms/SmsCodeButton.tsx'
import css from './Registration.module.css'
import type { useRegistrationForm } from './useRegistrationForm.ts'

/** Form fields of a registration. */
export function RegistrationFields({ form, isVisitor, code }: ReturnType<typeof useRegistrationForm>) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Fields
        of={form}
        fields={{
          deptName: {},
          parentName: {},
          contactName: {},
          mobile: {},
          msgCode: { required: true, control: <CodeInput form={form} code={code} /> },
          reason: { as: 'lines', rows: 4, wide: true },
          attachments: isVisitor ? false : { wide: true },
        }}
      />
      {isVisitor && (
        <p className={css['note']}>
          {t('registering.signedOut')} <Link to="/login">{t('registering.signIn')}</Link>
        </p>
      )}
    </Stack>
  )
}

type Confirming = Pick<ReturnType<typeof useRegistrationForm>, 'form' | 'code'>

/** Field for an SMS code, with the button that requests one. */
function CodeInput({ form, code, ...control }: Confirming & ControlProps) {
  const { mobile = '' } = form.values
  return (
    <span className={css['code']}>
      <Input
        {...(control as ComponentProps<typeof Input>)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
      <SmsCodeButton
        size="md"
        sentAt={code.sentAtOf(mobile)}
        busy={code.isBusy}
        disabled={!isMobile(mobile)}
        onPress={() => code.onAsk({ mobile, onRefusal: form.showRefusal })}
      />
    </span>
  )
}

/** Captcha for visitors before a code is sent; outside the form, because forms cannot be nested. */
export function CodePicture({ form, code }: Confirming) {
  const { mobile = '' } = form.values
  if (!code.isReading) return null
  return (
    <PictureDialog
      busy={code.isBusy}
      refusal={code.pictureRefusal}
      onAnswer={(picture) => code.onAnswer({ mobile, picture, onRefusal: form.showRefusal })}
      onClose={code.onClose}
    />
  )
}
