import { useTranslation } from 'react-i18next'
import { type Trial, trialCase } from '#contract/login/trials.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'

const tones = { '01': 'warn', '02': 'info', '03': 'ok', '04': 'mute' } as const

/** Trials of the tenant for those who follow them up. */
export function TrialsPage() {
  return (
    <CaseQueuePage
      of={trialCase}
      texts="trials"
      tones={tones}
      columns={[
        { key: 'orgName', lead: true, render: ({ orgName, demand }) => <RowName under={demand}>{orgName}</RowName> },
        { key: 'contactsName', render: ({ contactsName, tel }) => <RowName under={tel}>{contactsName}</RowName> },
        { key: 'account', desk: true },
        { key: 'endsAt', sort: 'endsAt', render: ({ endsAt }) => <Brief at={endsAt} /> },
      ]}
      facts={({ enterpriseWeb, orgAddress }) => [
        { key: 'orgName' },
        { key: 'contactsName' },
        { key: 'tel' },
        { key: 'email' },
        ...(enterpriseWeb === '' ? [] : [{ key: 'enterpriseWeb' as const }]),
        ...(orgAddress === '' ? [] : [{ key: 'orgAddress' as const }]),
        { key: 'demand', wide: true },
        { key: 'account' },
        { key: 'endsAt', render: ({ endsAt }) => <Brief at={endsAt} /> },
      ]}
      actions={{ convert: { renderDialog: (row, close) => <ConvertDialog trial={row} onClose={close} /> } }}
    />
  )
}

function ConvertDialog({ trial, onClose }: { readonly trial: Trial; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, account } = trial
  return (
    <RouteFormDialog
      title={t('trials.convertTitle')}
      route={trialCase.actions.convert}
      fixed={{ id, version }}
      labels="trials.form"
      columns={1}
      note={<p>{t('trials.convertText', { account })}</p>}
      fields={{ deptId: { control: <DeptPicker /> }, reply: { as: 'lines', rows: 3 } }}
      submit={t('trials.action.convert')}
      onClose={onClose}
    />
  )
}
