import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isMobile } from '#contract/kit/person/person.ts'
import { Note, shape } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { beginSupplierApplication, requestSupplierCode, sendSupplierCode } from '#contract/onboarding/applications.ts'
import { menuOf, useMe } from '#web/kit/client/me.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Form, FormButtons } from '#web/kit/form/Form.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import { PictureDialog } from '#web/modules/login/captcha/PictureDialog.tsx'
import { useLogin } from '#web/modules/login/login/useLogin.ts'
import { SmsCodeButton } from '#web/modules/login/sms/SmsCodeButton.tsx'
import { useMobileCode } from '#web/modules/login/sms/useMobileCode.ts'
import css from './Application.module.css'
import { useApplicationSteps } from './useApplicationSteps.ts'

const Written = shape({ mobile: Formatted('mobile'), msgCode: Note(16) })
const routes = { request: requestSupplierCode, send: sendSupplierCode }

/** Beginning of an application: a confirmed mobile number, with which it is also continued later. */
export function RegisterSupplierPage() {
  const { t } = useTranslation()
  const me = useMe()
  const steps = useApplicationSteps(undefined)
  const isApplicant = me !== null && menuOf(me).some(({ url }) => url === 'mySupplierRequest')
  return (
    <div className={css['narrow']}>
      <Page title={t('registerSupplier.title')} purpose={t('registerSupplier.purpose')}>
        <Stack>
          <Card>
            <Steps variant="rail" label={t('registerSupplier.steps')} steps={steps} />
          </Card>
          {me === null && <Confirming />}
          {isApplicant && (
            <Card>
              <ButtonLink variant="solid" to="/mySupplierRequest">
                {t('registerSupplier.continue')}
              </ButtonLink>
            </Card>
          )}
          {me !== null && !isApplicant && <Alert tone="info" title={t('registerSupplier.signedIn')} />}
        </Stack>
      </Page>
    </div>
  )
}

function Confirming() {
  const { t } = useTranslation()
  const code = useMobileCode(routes, true)
  const login = useLogin(() => undefined)
  const form = useForm({
    route: beginSupplierApplication,
    schema: Written,
    labels: 'registerSupplier.field',
    check: ({ mobile = '', msgCode = '' }) => {
      const noCode = msgCode.trim() === '' ? t('sms.need.code') : undefined
      return { msgCode: code.uuidOf(mobile) === undefined ? t('sms.need.sent') : noCode }
    },
    toInput: ({ mobile, msgCode }) => ({ mobile, uuid: code.uuidOf(mobile) ?? '', msgCode: msgCode.trim() }),
    onDone: (result) => login.mutate(() => Promise.resolve({ kind: 'entered', result })),
  })
  const { mobile = '' } = form.values
  const codeInput = (
    <CodeInput
      button={
        <SmsCodeButton
          size="md"
          sentAt={code.sentAtOf(mobile)}
          busy={code.isBusy}
          disabled={!isMobile(mobile)}
          onPress={() => code.onAsk({ mobile, onRefusal: form.showRefusal })}
        />
      }
    />
  )
  return (
    <Card>
      <div>
        <Form of={form}>
          <Stack>
            <Fields
              of={form}
              columns={1}
              fields={{ mobile: { autoComplete: 'tel' }, msgCode: { required: true, control: codeInput } }}
            />
            <p className={css['note']}>
              {t('registerSupplier.note')} <Link to="/login?entrance=supplier">{t('registerSupplier.toLogin')}</Link>
            </p>
          </Stack>
        </Form>
      </div>
      <div className={css['foot']}>
        <FormButtons of={form} submit={t('registerSupplier.begin')} disabled={login.isPending} />
      </div>
      {code.isReading && (
        <PictureDialog
          busy={code.isBusy}
          refusal={code.pictureRefusal}
          onAnswer={(picture) => code.onAnswer({ mobile, picture, onRefusal: form.showRefusal })}
          onClose={code.onClose}
        />
      )}
    </Card>
  )
}

/** Field for an SMS code, with the button that requests one. */
function CodeInput({ button, ...control }: { readonly button: ReactNode } & ControlProps) {
  return (
    <span className={css['code']}>
      <Input
        {...(control as ComponentProps<typeof Input>)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
      {button}
    </span>
  )
}
