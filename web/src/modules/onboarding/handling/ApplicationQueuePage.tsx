import { useTranslation } from 'react-i18next'
import {
  checkSupplierApplication,
  type SupplierApplication,
  supplierApplicationCase,
} from '#contract/onboarding/applications.ts'
import { CaseFacts } from '#web/kit/case/CaseFacts.tsx'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useApplicationFacts } from '../useApplicationFacts.tsx'
import css from './Queue.module.css'

/** Applications of companies, with the automatic checks and the actions of those who review them. */
export function ApplicationQueuePage() {
  const facts = useApplicationFacts()
  return (
    <CaseQueuePage
      of={supplierApplicationCase}
      texts="supplierApplications"
      tabs={['02', '03', '04', '05', '06', '07']}
      showsFiles
      columns={[
        {
          key: 'companyName',
          lead: true,
          render: ({ companyName, creditCode }) => <RowName under={creditCode}>{companyName}</RowName>,
        },
        {
          key: 'contactName',
          render: ({ contactName, contactTel }) => <RowName under={contactTel}>{contactName}</RowName>,
        },
        { key: 'region', desk: true, render: ({ region }) => region || '-' },
      ]}
      facts={(row) => [{ key: 'checks', wide: true, render: () => <Checks id={row.id} /> }, ...facts(row)] as never}
      actions={{
        grant: { renderDialog: (row, close) => <GrantDialog application={row} onClose={close} /> },
      }}
    />
  )
}

const tones = { ok: 'ok', warn: 'warn', fail: 'err' } as const

/** Automatic checks, as things are now. */
function Checks({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const checks = useOptionalRead(checkSupplierApplication, { id }) ?? []
  return (
    <ul className={css['checks']}>
      {checks.map(({ check, result, about }) => (
        <li key={check}>
          <StatusTag tone={tones[result]}>{t(`supplierApplications.check.${check}.${result}`)}</StatusTag>
          {result !== 'ok' && about !== '' && <span>{about}</span>}
        </li>
      ))}
    </ul>
  )
}

interface GrantDialogProps {
  readonly application: SupplierApplication
  readonly onClose: () => void
}

/** Approval: the company becomes a supplier with a code, and the applicant its administrator. */
function GrantDialog({ application, onClose }: GrantDialogProps) {
  const { t } = useTranslation()
  const facts = useApplicationFacts()
  const { id, version } = application
  return (
    <RouteFormDialog
      title={t('supplierApplications.grantTitle')}
      route={supplierApplicationCase.actions.grant}
      fixed={{ id, version }}
      initial={{ code: '', reply: '' }}
      labels="supplierApplications.form"
      width={800}
      note={
        <Stack>
          <p>{t('supplierApplications.grantText', { name: application.companyName, account: application.userCode })}</p>
          <Checks id={id} />
          <CaseFacts
            states={supplierApplicationCase.states}
            texts="supplierApplications"
            row={{ ...application, files: [] }}
            facts={() => facts(application)}
          />
        </Stack>
      }
      fields={{ code: {}, reply: { as: 'lines', rows: 3, wide: true } }}
      submit={t('cases.action.grant')}
      onClose={onClose}
    />
  )
}
