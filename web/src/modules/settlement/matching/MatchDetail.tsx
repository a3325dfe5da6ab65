import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findInvoice } from '#contract/invoices/invoices.ts'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { units } from '#contract/kit/money.ts'
import { findMatch } from '#contract/settlement/matching/matching.ts'
import type { Match, MatchRow, Side } from '#contract/settlement/matching/match.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { InvoiceDrawer } from '#web/modules/invoices/InvoiceDrawer.tsx'
import { invoiceTones } from '#web/modules/invoices/invoiceTones.ts'
import { rowTones } from '../matchTones.ts'
import { useInvoiceActions } from '../invoices/useInvoiceActions.tsx'
import { useVerdict } from '#web/modules/invoices/useVerdict.ts'
import css from './Matching.module.css'

const rowsShown = 100

/** Invoice beside what it was matched to, with what can be done. */
export function MatchDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const invoice = useRead(findInvoice, { id })
  const match = useRead(findMatch, { invoiceId: id })
  return (
    <div className={css['main']}>
      <Facts invoice={invoice} match={match} />
      <Section title={t('matching.rows')} note={t(`matching.method.${match.method}`)}>
        <Rows match={match} />
      </Section>
      <Resolve invoice={invoice} />
    </div>
  )
}

function Facts({ invoice, match }: { readonly invoice: InvoiceDetail; readonly match: Match }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { status, number, sellerName, issuedOn, buyerName, kind, gross } = invoice
  const isOff = units(match.difference) !== 0n
  return (
    <section className={`card ${css['facts']}`}>
      <div>
        {t('matching.invoice')}
        <strong>{number}</strong>
        <span>
          <StatusTag tone={invoiceTones[status]} as="tag">
            {t(`invoices.field.status.options.${status}`)}
          </StatusTag>{' '}
          <Button variant="text" onClick={() => setIsOpen(true)}>
            {t('matching.detail')}
          </Button>
        </span>
        {sellerName} · {issuedOn} · {t(`invoices.field.kind.options.${kind}`)}
      </div>
      <div>
        {t('matching.basis')}
        <strong>{match.statementNos.length === 0 ? t('matching.noBasis') : match.statementNos.join('、')}</strong>
        {buyerName}
        {match.overriddenByName !== '' && <span>{t('matching.overriddenBy', { name: match.overriddenByName })}</span>}
      </div>
      <div className={isOff ? css['off'] : undefined}>
        {t('matching.difference')}
        <strong>
          <Amount value={match.difference} />
        </strong>
        <span>
          <Amount value={gross} /> − <Amount value={match.expected} />
        </span>
      </div>
      {isOpen && <InvoiceDrawer id={invoice.id} title={number} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

const SideName = ({ side }: { readonly side: Side | null }) =>
  side === null ? '-' : <RowName under={side.note}>{side.name}</RowName>

function SideAmount({ side }: { readonly side: Side | null }) {
  if (side === null) return '-'
  const { gross, quantity, unit, price } = side
  return (
    <>
      <Amount value={gross} />
      {quantity !== null && (
        <Under>
          {quantity} {unit}
          {price !== null && (
            <>
              {' × '}
              <Amount value={price} />
            </>
          )}
        </Under>
      )}
    </>
  )
}

function Rows({ match: { rows, expected, difference } }: { readonly match: Match }) {
  const { t } = useTranslation()
  const shown = rows.slice(0, rowsShown).map((row, index) => ({ ...row, key: String(index) }))
  const titleOf = (side: 'invoice' | 'line', column: 'name' | 'gross') =>
    `${t(`matching.side.${side}`)} · ${t(`matching.column.${column}`)}`
  return (
    <>
      <Table
        label={t('matching.rows')}
        rows={shown}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'invoice',
            title: titleOf('invoice', 'name'),
            lead: true,
            render: ({ invoice }: MatchRow) => <SideName side={invoice} />,
          },
          {
            key: 'invoiced',
            title: titleOf('invoice', 'gross'),
            right: true,
            render: ({ invoice }: MatchRow) => <SideAmount side={invoice} />,
          },
          {
            key: 'line',
            title: titleOf('line', 'name'),
            render: ({ line }: MatchRow) => <SideName side={line} />,
          },
          {
            key: 'received',
            title: titleOf('line', 'gross'),
            right: true,
            render: ({ line }: MatchRow) => <SideAmount side={line} />,
          },
          {
            key: 'difference',
            title: t('matching.difference'),
            right: true,
            render: (row: MatchRow) => <Amount value={row.difference} />,
          },
          {
            key: 'outcome',
            title: t('matching.column.outcome'),
            render: ({ outcome }: MatchRow) => (
              <StatusTag tone={rowTones[outcome]}>{t(`matching.outcome.${outcome}`)}</StatusTag>
            ),
          },
        ]}
        summary={{
          invoice: t('matching.total', { count: rows.length }),
          received: <Amount value={expected} />,
          difference: <Amount value={difference} />,
        }}
      />
      {rows.length > rowsShown && <p>{t('matching.more', { count: rows.length - rowsShown })}</p>}
    </>
  )
}

function Resolve({ invoice }: { readonly invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  const act = useRecordActions({ actions: useInvoiceActions(), texts: 'invoices' })
  const verdict = useVerdict()(invoice)
  const buttons = act.buttonsOf(invoice)
  return (
    <Section title={t('matching.resolve')} note={t('matching.resolveNote')}>
      <div className={css['resolve']}>
        <p>
          <StatusTag tone={verdict.tone}>{verdict.title}</StatusTag> {verdict.note}
        </p>
        {buttons.length > 0 && <div>{buttons}</div>}
      </div>
      {act.dialog}
    </Section>
  )
}
