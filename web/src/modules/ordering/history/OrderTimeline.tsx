import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimelineEventName } from '#contract/ordering/events.ts'
import type { TimelineEntry } from '#contract/ordering/timeline.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { History } from '#web/kit/ui/History.tsx'

/** Approval events that an order event repeats; shown once. */
const echoes: ReadonlySet<TimelineEventName> = new Set<TimelineEventName>([
  'approval.started',
  'approval.approved',
  'approval.rejected',
  'approval.cancelled',
])

/** Timeline of an order, newest first. */
export function OrderTimeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const sentenceOf = useSentences()
  const factsOf = useFacts()
  const shown = entries.filter(({ what }) => !echoes.has(what)).toReversed()
  return (
    <History
      entries={shown.map((entry) => ({
        key: `${entry.at} ${entry.what}`,
        at: entry.at,
        title: sentenceOf(entry),
        who: [entry.actorName, entry.deptName].filter(Boolean).join(' · '),
        facts: factsOf(entry),
        reason: entry.reason,
      }))}
    />
  )
}

/** Details of an entry besides its title, without the order number, which the page already shows. */
function useFacts() {
  const { t } = useTranslation()
  const textOf: Readonly<Record<string, (fact: string) => string>> = {
    promisedDate: (day) => `${t('orders.promised')} ${day}`,
    parentNo: (no) => `${t('orders.parent')} ${no}`,
    orderNo: () => '',
    amount: () => '',
  }
  return ({ facts }: TimelineEntry): ReactNode => {
    const texts = Object.entries(facts).map(([name, fact]) => (fact === '' ? '' : (textOf[name]?.(fact) ?? fact)))
    return (
      <>
        {facts['amount'] && <Amount value={facts['amount']} />} {texts.filter(Boolean).join(' · ')}
      </>
    )
  }
}

/** Text of an event: by its name, otherwise by the status it led to. */
function useSentences() {
  const { t } = useTranslation()
  const happened: Readonly<Record<string, Readonly<Record<string, string>>>> = t('orders.happened', {
    returnObjects: true,
  })
  return ({ what, to }: TimelineEntry): string => {
    const [thing = '', verb = ''] = what.split('.')
    return (
      happened[thing]?.[verb] ??
      (to === null ? t('orders.changed') : t('orders.became', { status: t(`orders.status.${to}`) }))
    )
  }
}
