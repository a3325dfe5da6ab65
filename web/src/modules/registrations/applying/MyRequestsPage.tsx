import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shape, Text } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { registrationCase } from '#contract/registrations/queue.ts'
import * as contract from '#contract/registrations/registrations.ts'
import { CasePanel } from '#web/kit/case/CasePage.tsx'
import { useWrite } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Form, FormButtons } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Card, RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { ResubmitDialog } from './ResubmitDialog.tsx'
import css from './Registration.module.css'
import { registrationFacts, RegistrationFacts, RegistrationOutcome } from './RegistrationFacts.tsx'
import { registrationTones } from './registrationTones.ts'

/** Typed request number, in upper or lower case. */
const Written = shape({ requestNo: Text(20), mobile: Formatted('mobile') })

const canBeSentAgain = ({ status }: contract.MyRegistration) => status === '01' || status === '04'
const proofOf = ({ requestNo, mobile }: contract.MyRegistration) => ({ requestNo, mobile })

/** Registrations of the person's account, or one by request number and mobile number. */
export function MyRequestsPage() {
  const { t } = useTranslation()
  const isVisitor = useMe() === null
  const isOpen = usePortal().deptEnable === '1'
  const add = isOpen && <ButtonLink to="/registerDept">{t('registering.mine.add')}</ButtonLink>
  const page = (
    <Page title={t('registering.mine.title')} purpose={t('registering.mine.purpose')} actions={add}>
      {isVisitor ? <Finding isOpen={isOpen} /> : <Own isOpen={isOpen} />}
    </Page>
  )
  return isVisitor ? <div className={css['page']}>{page}</div> : page
}

interface OpenProps {
  /** Whether registration is enabled. */
  readonly isOpen: boolean
}

function Finding({ isOpen }: OpenProps) {
  const { t } = useTranslation()
  const [found, setFound] = useState<contract.MyRegistration>()
  const form = useForm({
    route: contract.findRegistration,
    labels: 'registering.find',
    toInput: ({ requestNo, mobile }) => ({ requestNo: requestNo.trim().toUpperCase(), mobile }),
    schema: Written,
    onDone: setFound,
  })
  return (
    <Stack>
      <Card>
        <div>
          <Form of={form}>
            <Fields of={form} fields={{ requestNo: {}, mobile: {} }} />
          </Form>
        </div>
        <div className={css['foot']}>
          <FormButtons of={form} submit={t('registering.find.submit')} />
        </div>
      </Card>
      {found && <Found found={found} isOpen={isOpen} onChanged={setFound} />}
    </Stack>
  )
}

interface FoundProps extends OpenProps {
  readonly found: contract.MyRegistration
  readonly onChanged: (now: contract.MyRegistration) => void
}

function Found({ found, isOpen, onChanged }: FoundProps) {
  const { t } = useTranslation()
  const [isWriting, setIsWriting] = useState(false)
  const withdrawing = useWrite(contract.withdrawRegistration)
  const withdraw = async () => {
    const title = t('registering.mine.action.withdraw')
    const text = t('registering.mine.withdrawText')
    const isSure = await confirm({ title, text, ok: t('common.confirm'), cancel: t('common.cancel') })
    if (isSure) withdrawing.mutate(proofOf(found), { onSuccess: onChanged })
  }
  return (
    <Card>
      <RegistrationFacts registration={found} />
      <div className={css['foot']}>
        {found.status === '02' && (
          <Button busy={withdrawing.isPending} onClick={() => void withdraw()}>
            {t('registering.mine.action.withdraw')}
          </Button>
        )}
        {isOpen && canBeSentAgain(found) && (
          <Button variant="solid" onClick={() => setIsWriting(true)}>
            {t('registering.mine.action.resubmit')}
          </Button>
        )}
      </div>
      {isWriting && <ResubmitDialog former={found} onSent={onChanged} onClose={() => setIsWriting(false)} />}
    </Card>
  )
}

function Own({ isOpen }: OpenProps) {
  return (
    <CasePanel
      of={registrationCase}
      texts="registering.mine"
      tones={registrationTones}
      tabs={['02', '03', '04', '01']}
      rowKey={({ requestNo }) => requestNo}
      columns={[
        {
          key: 'deptName',
          lead: true,
          render: ({ deptName, requestNo }) => <RowName under={requestNo}>{deptName}</RowName>,
        },
        { key: 'reply', desk: true, render: ({ reply }) => reply || '-' },
      ]}
      renderAbove={(row) => <RegistrationOutcome registration={row} />}
      facts={registrationFacts}
      actions={{
        resubmit: {
          shown: (row) => isOpen && canBeSentAgain(row),
          renderDialog: (row, close) => <ResubmitDialog former={row} onClose={close} />,
        },
        withdraw: {
          shown: ({ status }) => status === '02',
          call: callTo(contract.withdrawRegistration, proofOf),
        },
      }}
    />
  )
}
