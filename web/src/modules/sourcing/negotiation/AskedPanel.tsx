import { useTranslation } from 'react-i18next'
import { formatCents, formatMoney } from '#contract/kit/format.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import type { NegotiationRequest } from '#contract/sourcing/seal/negotiation.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import css from './Negotiation.module.css'

interface AskedPanelProps {
  readonly request: NegotiationRequest
  readonly notice: ProjectNotice
  /** Last valid quote of the supplier. */
  readonly last: OpenedQuote | undefined
  readonly isPartial: boolean
}

/** Request of the buyer beside the supplier's last prices, which must not rise. */
export function AskedPanel({ request, notice, last, isPartial }: AskedPanelProps) {
  const { t } = useTranslation()
  const { round, message, targetTotal, items, endAt } = request
  const known = new Map(notice.items.map((item) => [item.id, item]))
  const prices = new Map(last?.lines.map(({ itemId, price }) => [itemId, price]))
  const hasTargets = items.some(({ targetPrice }) => targetPrice !== null)
  const isAll = items.length === notice.items.length
  return (
    <Section title={t('negotiation.asked.title', { round })} note={t('negotiation.asked.text')}>
      <div className={css['asked']}>
        <p className={css['message']}>{message}</p>
        <DescriptionList
          items={[
            { label: t('negotiation.field.endAt'), value: <ProjectTime at={endAt} /> },
            ...(targetTotal === null
              ? []
              : [{ label: t('negotiation.fact.target'), value: <Amount value={targetTotal} /> }]),
          ]}
        />
        {(hasTargets || !isAll) && (
          <Table
            label={t('negotiation.field.items')}
            rows={items}
            rowKey={({ itemId }) => itemId}
            columns={[
              {
                key: 'name',
                title: t('negotiation.item.itemId'),
                lead: true,
                render: ({ itemId }) => known.get(itemId)?.name,
              },
              {
                key: 'last',
                title: t('negotiation.asked.last'),
                right: true,
                render: ({ itemId }) => formatMoney(prices.get(itemId)),
              },
              ...(hasTargets
                ? [
                    {
                      key: 'target',
                      title: t('negotiation.asked.target'),
                      right: true,
                      render: ({ targetPrice }: NegotiationRequest['items'][number]) =>
                        targetPrice === null ? '-' : formatMoney(targetPrice),
                    },
                  ]
                : []),
            ]}
          />
        )}
        <ul className={css['rules']}>
          <li>
            {isPartial
              ? t('negotiation.asked.prices')
              : t('negotiation.asked.total', { total: formatCents(last?.total) })}
          </li>
          <li>{t('negotiation.asked.noQuote')}</li>
        </ul>
      </div>
    </Section>
  )
}
