import { useTranslation } from 'react-i18next'
import type { ContractDetail, ContractStage } from '#contract/contracts/contract.ts'
import { moveStage } from '#contract/contracts/contracts.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { callTo, useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { stageTones } from '../tones.ts'

/** Stages of a contract with their amounts; either party reports one, somebody else confirms it. */
export function Stages({ contract }: { readonly contract: ContractDetail }) {
  const { t } = useTranslation()
  const { id, version, stages, gross } = contract
  const moved = (action: 'report' | 'confirm' | 'return') => ({
    shown: ({ can }: ContractStage) =>
      action === 'report' ? can.includes('reportStage') || can.includes('claimStage') : can.includes('confirmStage'),
    call: callTo(moveStage, ({ no }: ContractStage, note) => ({ id, version, stageNo: no, action, note })),
  })
  const act = useRecordActions({
    actions: {
      confirm: {
        ...moved('confirm'),
        confirm: ({ name }: ContractStage) => ({
          title: t('contracts.stage.confirmTitle', { name }),
          text: t('contracts.stage.confirmText'),
        }),
      },
      report: {
        ...moved('report'),
        confirm: ({ name }: ContractStage) => ({
          title: t('contracts.stage.reportTitle', { name }),
          text: t('contracts.stage.reportText'),
        }),
      },
      return: { ...moved('return'), danger: true, reason: true as const },
    },
    texts: 'contracts.stage',
  })
  return (
    <Section title={t('contracts.stagesHead')} note={<Amount value={gross} />}>
      <Table
        label={t('contracts.stagesHead')}
        rows={stages}
        rowKey={({ no }) => String(no)}
        columns={[
          {
            key: 'name',
            title: t('contracts.stage.name'),
            lead: true,
            render: (stage) => (
              <RowName under={[stage.trigger, stage.dueOn].filter(Boolean).join(' · ')}>
                {stage.name}{' '}
                <StatusTag tone={stageTones[stage.status]}>{t(`contracts.stage.status.${stage.status}`)}</StatusTag>
              </RowName>
            ),
          },
          {
            key: 'amount',
            title: t('contracts.stage.amount'),
            right: true,
            render: ({ amount, percent }) => (
              <>
                <Amount value={amount} />
                <Under>{Number(percent)}%</Under>
              </>
            ),
          },
          ...(stages.some(({ can }) => can.length > 0) ? act.columns : []),
        ]}
      />
      {act.dialog}
    </Section>
  )
}
