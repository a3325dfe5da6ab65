import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Invoice } from '#contract/invoices/invoice.ts'
import { listInvoices } from '#contract/invoices/invoices.ts'
import { countInvoices } from '#contract/invoices/waitingInvoices.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Count } from '#web/kit/ui/Count.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useVerdict } from '#web/modules/invoices/useVerdict.ts'
import css from './Matching.module.css'
import { MatchDetail } from './MatchDetail.tsx'

const tabs = ['exception', 'matched'] as const
type Tab = (typeof tabs)[number]
const shownInQueue = 50

const chosenIn = (search: URLSearchParams): string | undefined => {
  const id = search.get('id') ?? ''
  return /^[1-9]\d{0,18}$/.test(id) ? id : undefined
}

/** Queue of invoices with problems, or to approve, and the chosen one beside what was received. */
export function MatchingPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'exception'
  const waiting = useOptionalRead(countInvoices, {})
  const counts = { exception: waiting?.exceptions, matched: waiting?.matched }
  const { records } = useRead(listInvoices, { tab, limit: shownInQueue })
  const id = chosenIn(search) ?? records[0]?.id
  return (
    <Page title={t('matching.title')} purpose={t('matching.purpose')}>
      <div className={css['layout']}>
        <Card>
          <Tabs
            label={t('matching.queueTabs')}
            value={tab}
            onChange={(next) => setSearch(next === 'matched' ? { tab: next } : {})}
            options={tabs.map((value) => ({
              value,
              label: (
                <>
                  {t(`matching.tab.${value}`)} <Count of={counts[value]} quiet />
                </>
              ),
            }))}
          />
          {records.length === 0 ? (
            <Empty title={t('matching.none')} reason={t('matching.noneReason')} />
          ) : (
            <ul className={css['queue']} aria-label={t('matching.queue')}>
              {records.map((invoice) => (
                <li key={invoice.id}>
                  <QueueRow invoice={invoice} tab={tab} isChosen={invoice.id === id} />
                </li>
              ))}
            </ul>
          )}
        </Card>
        {id === undefined ? (
          <Card>
            <Empty illustration="search" title={t('matching.choose')} />
          </Card>
        ) : (
          <Suspense fallback={<Skeleton />}>
            <MatchDetail key={id} id={id} />
          </Suspense>
        )}
      </div>
    </Page>
  )
}

interface QueueRowProps {
  readonly invoice: Invoice
  readonly tab: Tab
  readonly isChosen: boolean
}

function QueueRow({ invoice, tab, isChosen }: QueueRowProps) {
  const verdict = useVerdict()(invoice)
  const { id, sellerName, number, difference, gross } = invoice
  const query = new URLSearchParams(tab === 'matched' ? { tab, id } : { id })
  return (
    <Link to={`/matching?${query.toString()}`} aria-current={isChosen ? 'true' : undefined}>
      <b>{sellerName}</b>
      <span className={css['money']}>
        <Amount value={tab === 'exception' ? difference : gross} />
      </span>
      <small>
        {number.slice(-6)} · {verdict.title}
      </small>
    </Link>
  )
}
