import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findMyDeposit, reportProjectDeposit } from '#contract/sourcing/deposits/deposits.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { depositFields } from './DepositDrawer.tsx'
import { DepositState } from './DepositState.tsx'

/** What a project asks for as deposit, and the supplier's own; nothing where it asks for none. */
export function OwnDepositSection({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const [isReporting, setIsReporting] = useState(false)
  const own = useOptionalRead(findMyDeposit, { projectId })
  if (!own || own.terms === null) return null
  const { terms, deposit } = own
  const hidden: readonly string[] = ['confirmedName', 'settledName']
  return (
    <Section
      title={t('projectDeposits.own')}
      note={deposit ? <DepositState {...deposit} /> : t('projectDeposits.before')}
      actions={
        deposit?.can.includes('report') && (
          <Button size="sm" onClick={() => setIsReporting(true)}>
            {t('projectDeposits.report')}
          </Button>
        )
      }
    >
      {deposit?.status === 'due' && (
        <Alert tone="err" title={t('projectDeposits.declined')}>
          {deposit.reason}
        </Alert>
      )}
      <DescriptionList
        items={[
          { label: t('projectDeposits.field.amount'), value: <Amount value={terms.amount} /> },
          { label: t('projectDeposits.field.dueAt'), value: <ProjectTime at={terms.dueAt} /> },
          { label: t('projects.field.depositPayee.label'), value: terms.payee, wide: true },
        ]}
      />
      {deposit && (
        <RecordFacts
          texts="projectDeposits"
          record={deposit}
          fields={depositFields(deposit).filter(
            ({ key }) => !hidden.includes(key) && key !== 'amount' && key !== 'dueAt',
          )}
        />
      )}
      {isReporting && (
        <RouteFormDialog
          title={t('projectDeposits.report')}
          route={reportProjectDeposit}
          fixed={{ projectId }}
          initial={{ paidOn: dayFromToday(0) }}
          labels="projectDeposits.reportField"
          columns={1}
          fields={{
            paidOn: {},
            receipts: { control: <FilesInput schema={reportProjectDeposit.input.properties.receipts} files={[]} /> },
          }}
          onClose={() => setIsReporting(false)}
        />
      )}
    </Section>
  )
}
