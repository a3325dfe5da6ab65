import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyRegistration } from '#contract/registrations/registrations.ts'
import { Form, FormButtons } from '#web/kit/form/Form.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import css from './Registration.module.css'
import { CodePicture, RegistrationFields } from './RegistrationFields.tsx'
import { useRegistrationForm } from './useRegistrationForm.ts'

/** Registration form of a department, then its request number. */
export function RegisterDeptPage() {
  const { t } = useTranslation()
  const [sent, setSent] = useState<MyRegistration>()
  const toRequests = <ButtonLink to="/myRequestList">{t('registering.toRequests')}</ButtonLink>
  return (
    <div className={css['page']}>
      <Page title={t('registering.title')} purpose={t('registering.purpose')} actions={toRequests}>
        {sent ? <Sent requestNo={sent.requestNo} onAnother={() => setSent(undefined)} /> : <Writing onSent={setSent} />}
      </Page>
    </div>
  )
}

function Writing({ onSent }: { readonly onSent: (sent: MyRegistration) => void }) {
  const { t } = useTranslation()
  const registration = useRegistrationForm({ onSent })
  return (
    <Card>
      <div>
        <Form of={registration.form}>
          <RegistrationFields {...registration} />
        </Form>
      </div>
      <div className={css['foot']}>
        <FormButtons of={registration.form} submit={t('registering.submit')} />
      </div>
      <CodePicture {...registration} />
    </Card>
  )
}

interface SentProps {
  readonly requestNo: string
  readonly onAnother: () => void
}

function Sent({ requestNo, onAnother }: SentProps) {
  const { t } = useTranslation()
  return (
    <Card>
      <div className={css['sent']}>
        <h2>{t('registering.sent')}</h2>
        <p className={css['number']}>
          {t('registering.requestNo')} <b className="num">{requestNo}</b> <CopyButton text={requestNo} />
        </p>
        <p>{t('registering.sentReason')}</p>
        <div className={css['buttons']}>
          <ButtonLink variant="solid" to="/myRequestList">
            {t('registering.toRequests')}
          </ButtonLink>
          <Button onClick={onAnother}>{t('registering.another')}</Button>
        </div>
      </div>
    </Card>
  )
}
