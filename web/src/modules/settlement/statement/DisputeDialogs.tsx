import { useTranslation } from 'react-i18next'
import { minus } from '#contract/kit/money.ts'
import * as contract from '#contract/settlement/statements.ts'
import type { Statement, StatementLine } from '#contract/settlement/statement.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'

interface DisputeDialogProps {
  readonly statement: Statement
  readonly line: StatementLine
  readonly onClose: () => void
}

const kinds = ['quantity', 'price', 'duplicate', 'rate', 'other'] as const
const decisions = ['accept', 'reject', 'takeOut'] as const

/** Form in which the supplier disputes a line. */
export function DisputeDialog({ statement: { id, version }, line, onClose }: DisputeDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('statements.dispute.title')}
      submit={t('statements.dispute.submit')}
      route={contract.disputeLine}
      fixed={{ id, version, lineId: line.id }}
      initial={{ kind: 'quantity' }}
      labels="statements.dispute.field"
      columns={1}
      note={
        <DescriptionList
          variant="strip"
          items={[
            { label: t('statements.line.field.name'), value: line.name },
            { label: t('statements.line.field.gross'), value: <Amount value={line.gross} /> },
          ]}
        />
      }
      fields={{
        kind: {
          control: (
            <Select
              options={kinds.map((value) => ({ value, label: t(`statements.dispute.field.kind.options.${value}`) }))}
            />
          ),
        },
        requested: {},
        text: { rows: 3 },
      }}
      onClose={onClose}
    />
  )
}

/** Form in which the buyer's side answers a dispute, beside what was requested. */
export function AnswerDialog({ statement: { id, version }, line, onClose }: DisputeDialogProps) {
  const { t } = useTranslation()
  const { dispute } = line
  if (dispute === null) return null
  return (
    <RouteFormDialog
      title={t('statements.answer.title')}
      submit={t('statements.answer.submit')}
      route={contract.answerDispute}
      fixed={{ id, version, disputeId: dispute.id }}
      initial={{ decision: 'accept' }}
      labels="statements.answer.field"
      columns={1}
      note={
        <DescriptionList
          items={[
            { label: t('statements.line.field.name'), value: line.name, wide: true },
            { label: t('statements.line.field.gross'), value: <Amount value={line.gross} /> },
            { label: t('statements.dispute.field.requested.label'), value: <Amount value={dispute.requested} /> },
            {
              label: t('statements.answer.difference'),
              value: <Amount value={minus(dispute.requested, line.gross)} />,
            },
            { label: t('statements.dispute.field.text'), value: `${dispute.byName}：${dispute.text}`, wide: true },
          ]}
        />
      }
      fields={{
        decision: {
          control: (
            <Select
              options={decisions.map((value) => ({
                value,
                label: t(`statements.answer.field.decision.options.${value}`),
              }))}
            />
          ),
        },
        answer: { rows: 3 },
      }}
      onClose={onClose}
    />
  )
}
