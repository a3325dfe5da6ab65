import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as contract from '#contract/wallet/points.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import { Card, RowName, Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { lotTones } from './tones.ts'

const views = ['lots', 'entries'] as const

/** Points of the reader: what can be spent, when it expires, and where it came from. */
export function MyPointsPage() {
  const { t } = useTranslation()
  const { balance, reserved, expiring, expiresOn } = useRead(contract.findPoints, {})
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'lots'
  return (
    <Page title={t('points.title')} purpose={t('points.purpose')}>
      <Stack>
        <Section title={t('points.balance')} note={t('points.worth')}>
          <DescriptionList
            variant="strip"
            items={[
              { label: t('points.available'), value: <b className="num">{balance}</b> },
              { label: t('points.reserved'), value: reserved },
              { label: t('points.expiring'), value: expiring },
              { label: t('points.nextExpiry'), value: expiresOn ?? '-' },
            ]}
          />
        </Section>
        <Card>
          <Tabs
            label={t('points.views')}
            value={view}
            onChange={(next) => setSearch(next === 'lots' ? {} : { view: next })}
            options={views.map((value) => ({ value, label: t(`points.view.${value}`) }))}
          />
        </Card>
        <Card>{view === 'lots' ? <Lots /> : <Entries />}</Card>
      </Stack>
    </Page>
  )
}

function Lots() {
  const { t } = useTranslation()
  return (
    <LocalList
      route={contract.listPointLots}
      label={t('points.view.lots')}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'reason',
          title: t('points.lot.reason'),
          lead: true,
          render: ({ reason, source }) => <RowName under={t(`points.source.${source}`)}>{reason}</RowName>,
        },
        {
          key: 'state',
          title: t('points.lot.state'),
          render: ({ state }) => <StatusTag tone={lotTones[state]}>{t(`points.lotState.${state}`)}</StatusTag>,
        },
        { key: 'earned', title: t('points.lot.earned'), right: true, desk: true, render: ({ earned }) => earned },
        { key: 'remaining', title: t('points.lot.remaining'), right: true, render: ({ remaining }) => remaining },
        { key: 'held', title: t('points.lot.held'), right: true, desk: true, render: ({ held }) => held },
        {
          key: 'expiresOn',
          sort: 'expiresOn',
          title: t('points.lot.expiresOn'),
          render: ({ expiresOn }) => <span className="num">{expiresOn}</span>,
        },
        {
          key: 'createdAt',
          sort: 'createdAt',
          title: t('points.lot.createdAt'),
          desk: true,
          render: ({ createdAt }) => <Brief at={createdAt} />,
        },
      ]}
      empty={<Empty illustration="box" title={t('points.noLots')} reason={t('points.noLotsReason')} />}
    />
  )
}

function Entries() {
  const { t } = useTranslation()
  return (
    <LocalList
      route={contract.listPointEntries}
      exported={contract.exportPointEntries}
      label={t('points.view.entries')}
      rowKey={({ seq, part }) => `${seq} ${part}`}
      columns={[
        {
          key: 'at',
          title: t('points.entry.at'),
          lead: true,
          render: ({ at }) => <time dateTime={at}>{secondOf(at)}</time>,
        },
        { key: 'kind', title: t('points.entry.kind'), render: ({ kind }) => t(`budgets.entryKinds.${kind}`) },
        { key: 'part', title: t('points.entry.part'), render: ({ part }) => t(`budgets.parts.${part}`) },
        {
          key: 'change',
          title: t('points.entry.change'),
          right: true,
          render: ({ change }) => <span className="num">{change > 0 ? `+${change}` : change}</span>,
        },
        { key: 'refNo', title: t('points.entry.refNo'), render: ({ refNo }) => refNo || '-' },
      ]}
      empty={<Empty title={t('points.noEntries')} reason={t('points.noEntriesReason')} />}
    />
  )
}
