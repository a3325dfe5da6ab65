import { useTranslation } from 'react-i18next'
import { compare } from '#contract/kit/money.ts'
import type { Statement } from '#contract/settlement/statement.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { statementTones } from '../statementTones.ts'
import { useStatementActions } from '../useStatementActions.tsx'

interface StatementHeadProps {
  readonly statement: Statement
  readonly name: string
}

const steps = ['draft', 'sent', 'confirmed'] as const
/** Step that a state belongs to; a dispute is part of the supplier's check. */
const stepOf = { draft: 0, sent: 1, disputed: 1, confirmed: 3, void: -1 } as const

/** Head of a statement: its state, its steps, who pays whom and how much. */
export function StatementHead({ statement, name }: StatementHeadProps) {
  const { t } = useTranslation()
  const act = useRecordActions({ actions: useStatementActions(), texts: 'statements' })
  const { status, statementNo, sentAt, confirmedAt, confirmedByName, ownerName, createdAt } = statement
  const at = stepOf[status]
  return (
    <section className={`card ${head['head']}`}>
      <div className={head['line']}>
        <div>
          <p className={head['tags']}>
            <StatusTag tone={statementTones[status]} as="tag">
              {t(`statements.field.status.options.${status}`)}
            </StatusTag>
          </p>
          <p className={head['title']}>{name}</p>
          <p className={head['no']}>
            {statementNo} {ownerName} <Brief at={createdAt} />
          </p>
        </div>
        <div className={`noPrint ${head['actions']}`}>{act.buttonsOf(statement)}</div>
      </div>
      {status !== 'void' && (
        <Steps
          variant="rail"
          label={t('statements.steps')}
          steps={steps.map((step, index) => ({
            key: step,
            label: t(`statements.step.${step}`),
            state: index < at ? 'done' : index === at ? 'current' : 'future',
          }))}
        />
      )}
      <DescriptionList
        variant="strip"
        items={[
          { label: t('statements.field.supplierName'), value: statement.supplierName },
          { label: t('statements.field.payerTitle'), value: statement.payerTitle },
          { label: t('statements.field.payerNo'), value: statement.payerNo },
          { label: t('statements.period'), value: `${statement.fromOn} ~ ${statement.toOn}` },
          ...(sentAt === null ? [] : [{ label: t('statements.field.sentAt'), value: <Brief at={sentAt} /> }]),
          ...(confirmedAt === null
            ? []
            : [
                {
                  label: t('statements.field.confirmedAt'),
                  value: (
                    <>
                      <Brief at={confirmedAt} /> {confirmedByName}
                    </>
                  ),
                },
              ]),
        ]}
      />
      <DescriptionList
        variant="strip"
        items={[
          { label: t('statements.field.lines'), value: statement.lines },
          { label: t('statements.field.net'), value: <Amount value={statement.net} /> },
          { label: t('statements.field.tax'), value: <Amount value={statement.tax} /> },
          { label: t('statements.field.gross'), value: <Amount value={statement.gross} size="total" /> },
          ...(statement.retained !== null && compare(statement.retained, '0') > 0
            ? [{ label: t('statements.retained'), value: <Amount value={statement.retained} /> }]
            : []),
        ]}
      />
      {act.dialog}
    </section>
  )
}
