import { useTranslation } from 'react-i18next'
import * as contract from '#contract/settlement/statements.ts'
import type { Dispute, Statement, StatementLine } from '#contract/settlement/statement.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { disputeTones, kindTones } from '../statementTones.ts'
import { AnswerDialog, DisputeDialog } from './DisputeDialogs.tsx'

const kinds = ['receipt', 'return', 'allowance', 'freight', 'adjust'] as const
const disputed = ['open', 'any'] as const

/** Lines of a statement; the supplier disputes them, the buyer's side answers. */
export function StatementLines({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation()
  const columns: readonly RecordColumn<'statements.line', StatementLine>[] = [
    {
      key: 'bookedOn',
      render: ({ bookedOn, kind }) => {
        const label = t(`statements.line.field.kind.options.${kind}`)
        const tone = kindTones[kind]
        return (
          <>
            {bookedOn}
            <Under>{tone === undefined ? label : <Tag tone={tone}>{label}</Tag>}</Under>
          </>
        )
      },
    },
    { key: 'sourceNo', render: (line) => <RowName under={line.orderNo}>{line.sourceNo}</RowName> },
    {
      key: 'name',
      lead: true,
      render: (line) => (
        <RowName under={[line.spec, line.deptName].filter((text) => text !== '').join(' · ')}>{line.name}</RowName>
      ),
    },
    {
      key: 'quantity',
      right: true,
      render: ({ quantity, unit }) =>
        quantity === 0 ? '-' : `${quantity < 0 ? '−' : ''}${Math.abs(quantity)} ${unit}`,
    },
    {
      key: 'price',
      right: true,
      desk: true,
      render: ({ price, rate }) => (
        <>
          {price === null ? '-' : <Amount value={price} />}
          {rate !== null && <Under>{Number(rate)}%</Under>}
        </>
      ),
    },
    {
      key: 'net',
      right: true,
      desk: true,
      render: ({ net, tax }) => (
        <>
          <Amount value={net} />
          <Under>
            <Amount value={tax} />
          </Under>
        </>
      ),
    },
    { key: 'gross', right: true, render: ({ gross }) => <Amount value={gross} /> },
    { key: 'dispute', render: ({ dispute }) => (dispute === null ? '-' : <DisputeState dispute={dispute} />) },
  ]
  return (
    <RecordPanel
      texts="statements.line"
      route={contract.listStatementLines}
      fixed={{ statementId: statement.id }}
      exported={contract.exportStatementLines}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[
        {
          name: 'kind',
          label: t('statements.line.field.kind.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={kinds.map((value) => ({ value, label: t(`statements.line.field.kind.options.${value}`) }))}
            />
          ),
        },
        {
          name: 'disputed',
          label: t('statements.line.field.disputed.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={disputed.map((value) => ({
                value,
                label: t(`statements.line.field.disputed.options.${value}`),
              }))}
            />
          ),
        },
      ]}
      actions={{
        dispute: { renderDialog: (line, close) => <DisputeDialog statement={statement} line={line} onClose={close} /> },
        answer: {
          renderDialog: (line, close) => <AnswerDialog statement={statement} line={line} onClose={close} />,
        },
      }}
    />
  )
}

function DisputeState({ dispute }: { readonly dispute: Dispute }) {
  const { t } = useTranslation()
  const { status, kind, requested, text, byName, answer, answeredByName } = dispute
  return (
    <>
      <StatusTag tone={disputeTones[status]}>{t(`statements.dispute.status.${status}`)}</StatusTag>
      <Under>
        {t(`statements.dispute.field.kind.options.${kind}`)} <Amount value={requested} />
      </Under>
      <RowName>{`${byName}：${text}`}</RowName>
      {answer !== '' && <RowName>{`${answeredByName}：${answer}`}</RowName>}
    </>
  )
}
