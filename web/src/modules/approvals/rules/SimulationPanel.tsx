import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { simulateRule } from '#contract/approvals/approvalActions.ts'
import type { ApprovalRuleDraft } from '#contract/approvals/approvalRules.ts'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import type { Reply } from '#contract/kit/route.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'

interface SimulationPanelProps {
  /** The rule as it stands in the form; undefined while it is not valid. */
  readonly draft: ApprovalRuleDraft | undefined
}

/** The changed rule on the documents of last month, beside the rules in force; nothing is saved. */
export function SimulationPanel({ draft }: SimulationPanelProps) {
  const { t } = useTranslation()
  const [result, setResult] = useState<Reply<typeof simulateRule>>()
  const [month] = useState(() => monthAfter(dayOf(new Date()).slice(0, 7), -1))
  const simulate = useWrite(simulateRule, { onDone: setResult })
  const path = (steps: readonly string[]) =>
    steps.length === 0 ? t('approvalRules.simulation.noSteps') : steps.join(' › ')
  return (
    <Section title={t('approvalRules.simulation.title')} note={t('approvalRules.simulation.note', { month })}>
      <Button
        disabled={draft === undefined}
        busy={simulate.isPending}
        onClick={() => draft && simulate.mutate({ month, draft })}
      >
        {t('approvalRules.simulation.run')}
      </Button>
      {result && (
        <>
          <DescriptionList
            variant="strip"
            items={(['documents', 'more', 'fewer', 'unmanned'] as const).map((key) => ({
              label: t(`approvalRules.simulation.${key}`),
              value: result[key],
            }))}
          />
          {result.rows.length === 0 ? (
            <p>{t('approvalRules.simulation.same')}</p>
          ) : (
            <Table
              label={t('approvalRules.simulation.title')}
              rowKey={({ docNo }) => docNo}
              rows={result.rows}
              columns={[
                {
                  key: 'docNo',
                  title: t('approvals.doc'),
                  lead: true,
                  render: ({ docNo, title }) => <RowName under={docNo}>{title}</RowName>,
                },
                {
                  key: 'amount',
                  title: t('approvals.amount'),
                  right: true,
                  render: ({ amount }) => <Amount value={amount} />,
                },
                {
                  key: 'before',
                  title: t('approvalRules.simulation.before'),
                  render: ({ before }) => path(before),
                },
                { key: 'after', title: t('approvalRules.simulation.after'), render: ({ after }) => path(after) },
                {
                  key: 'change',
                  title: t('approvalRules.simulation.change'),
                  render: ({ change, isUnmanned }) =>
                    isUnmanned ? (
                      <Tag tone="err">{t('approvalRules.simulation.stuck')}</Tag>
                    ) : change === 0 ? (
                      t('approvalRules.simulation.other')
                    ) : (
                      t('approvalRules.simulation.steps', { steps: change > 0 ? `+${change}` : String(change) })
                    ),
                },
              ]}
            />
          )}
        </>
      )}
    </Section>
  )
}
