import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimelineEventName } from '#contract/ordering/events.ts'
import type { TimelineEntry } from '#contract/ordering/timeline.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { History } from '#web/kit/ui/History.tsx'

/** Shown once: by what became of the order. */
const echoes: ReadonlySet<TimelineEventName> = new Set<TimelineEventName>([
  'approval.started',
  'approval.approved',
  'approval.rejected',
  'approval.cancelled',
])

/** Everything that happened to an order, the newest first. */
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

/** What the entry holds beside its title; the number of the order is on the page already. */
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

/** The event in words: by its name, else by the status that it led to. */
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
