import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as contract from '#contract/signals/exemptions.ts'
import { useCaseStates, useCaseTabs } from '#web/kit/case/useCaseStates.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { ruleName } from '../signalTexts.tsx'

const tones = { '01': 'warn', '02': 'ok', '03': 'mute', '04': 'mute' } as const
const versionOf = ({ id, version }: contract.Exemption) => ({ id, version })

/** Exemptions of rules: proposed from a signal, decided here by somebody else. */
export function ExemptionsPage() {
  const { t } = useTranslation()
  const states = useCaseStates(contract.exemptionStatusNames, tones)
  return (
    <Page title={t('signalExemptions.title')} purpose={t('signalExemptions.purpose')}>
      <RecordPanel
        texts="signalExemptions"
        route={contract.listExemptions}
        rowKey={({ id }) => id}
        tabs={useCaseTabs(contract.listExemptions, states, {})}
        columns={[
          {
            key: 'subject',
            lead: true,
            render: ({ caseId, rule, subject }) => (
              <RowName under={ruleName(rule)} title={subject}>
                <Link to={`/signalCase?id=${caseId}`}>{subject}</Link>
              </RowName>
            ),
          },
          { key: 'reason', desk: true },
          {
            key: 'until',
            render: ({ until, isOver }) => (isOver ? t('signalExemptions.over', { day: until }) : until),
          },
          { key: 'findings', right: true, render: ({ findings }) => findings },
          { key: 'proposer', desk: true },
          { ...states.column, title: t('signalExemptions.field.status') },
          { key: 'createdAt', desk: true, render: ({ createdAt }) => <Brief at={createdAt} /> },
        ]}
        actions={{
          detail: {
            shown: () => true,
            renderDialog: (row, close) => (
              <Dialog title={t('signalExemptions.detailTitle')} place="right" width={600} onClose={close}>
                <RecordFacts
                  texts="signalExemptions"
                  record={row}
                  fields={[
                    { key: 'rule', render: ({ rule }) => ruleName(rule) },
                    { key: 'subject' },
                    { key: 'until' },
                    { key: 'reason', wide: true },
                    { key: 'proposer' },
                    { key: 'decider', render: ({ decider }) => decider || '-' },
                  ]}
                />
              </Dialog>
            ),
          },
          agree: {
            confirm: ({ subject, until }) => ({
              title: t('signalExemptions.action.agree'),
              text: t('signalExemptions.agreeText', { subject, day: until }),
            }),
            call: callTo(contract.agreeExemption, versionOf),
          },
          decline: { call: callTo(contract.declineExemption, versionOf) },
          end: {
            danger: true,
            confirm: ({ subject }) => ({
              title: t('signalExemptions.action.end'),
              text: t('signalExemptions.endText', { subject }),
            }),
            call: callTo(contract.endExemption, versionOf),
          },
        }}
      />
    </Page>
  )
}
