import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Captcha } from '#web/modules/login/captcha/Captcha.tsx'
import css from './Registration.module.css'
import type { useRegistrationForm } from './useRegistrationForm.ts'

/** The fields of a registration, wherever its form stands. */
export function RegistrationFields({ form, isVisitor, codeKey, renew }: ReturnType<typeof useRegistrationForm>) {
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
          reason: { as: 'lines', rows: 4, wide: true },
          attachments: isVisitor ? false : { wide: true },
          verifyCode: isVisitor && {
            required: true,
            wide: true,
            control: <PictureInput codeKey={codeKey} onRenew={renew} />,
          },
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

interface PictureInputProps extends ControlProps {
  readonly codeKey: number
  readonly onRenew: () => void
}

function PictureInput({ codeKey, onRenew, ...control }: PictureInputProps) {
  return (
    <span className={css['code']}>
      <Input {...(control as ComponentProps<typeof Input>)} autoComplete="off" maxLength={8} />
      <Captcha codeKey={codeKey} onRenew={onRenew} />
    </span>
  )
}
