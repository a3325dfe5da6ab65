import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  bandProposalNames,
  computeScorecards,
  exportScorecards,
  listScorecards,
  listScoreFacts,
  publishScorecards,
  type Scorecard,
} from '#contract/onboarding/scores.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { ProposeDialog } from '../dispositions/ProposeDialog.tsx'
import { endedQuarters, quarterOptions } from './quarters.ts'
import { Points, ScoreFacts, ScoreParts } from './ScoreParts.tsx'
import { SchemeDialog } from './SchemeDialog.tsx'

const tones = { none: 'mute', warning: 'warn', restricted: 'err' } as const

const Suggestion = ({ proposal }: Pick<Scorecard, 'proposal'>) =>
  proposal === 'none' ? (
    '-'
  ) : (
    <StatusTag tone={tones[proposal]}>{bandProposalNames[proposal][languageTag() === 'en' ? 1 : 0]}</StatusTag>
  )

/** Scorecards of suppliers by quarter: computed by the product, published by an operator. */
export function ScorecardsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [open, setOpen] = useState<'compute' | 'publish' | 'scheme'>()
  const close = () => setOpen(undefined)
  const states = (['draft', 'published', 'suggesting'] as const).map((value) => ({
    value,
    label: t(`scorecards.states.${value}`),
  }))
  return (
    <Page
      title={t('scorecards.title')}
      purpose={t('scorecards.purpose')}
      actions={
        <>
          <Button onClick={() => setOpen('scheme')}>{t('scorecards.scheme')}</Button>
          <Button onClick={() => setOpen('compute')}>{t('scorecards.compute')}</Button>
          <Button variant="solid" onClick={() => setOpen('publish')}>
            {t('scorecards.publish')}
          </Button>
        </>
      }
    >
      <RecordPanel
        texts="scorecards"
        route={listScorecards}
        exported={exportScorecards}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'supplierName',
            sort: 'supplierName',
            lead: true,
            render: ({ supplierName, period }) => <RowName under={period}>{supplierName}</RowName>,
          },
          { key: 'points', sort: 'points', render: (row) => <Points {...row} /> },
          { key: 'proposal', render: (row) => <Suggestion {...row} /> },
          { key: 'revision', desk: true, render: ({ revision }) => <span className="num">{revision}</span> },
          {
            key: 'publishedAt',
            render: ({ publishedAt }) =>
              publishedAt === null ? (
                <StatusTag tone="info">{t('scorecards.states.draft')}</StatusTag>
              ) : (
                <Brief at={publishedAt} />
              ),
          },
        ]}
        filters={[
          {
            name: 'period',
            label: t('scorecards.field.period'),
            control: <Select hint={t('common.all')} options={quarterOptions()} />,
          },
          {
            name: 'state',
            label: t('scorecards.field.state'),
            control: <Select hint={t('common.all')} options={states} />,
          },
        ]}
        actions={{
          detail: {
            shown: () => true,
            renderDialog: (row, onClose) => <CardDrawer card={row} onClose={onClose} />,
          },
          propose: {
            shown: ({ proposal, publishedAt }) =>
              proposal !== 'none' && publishedAt !== null && may('supplier.restrict'),
            renderDialog: ({ supplierId, proposal, period, points }, onClose) => (
              <ProposeDialog
                initial={{
                  supplierId,
                  kind: proposal === 'warning' ? 'warning' : 'restricted',
                  cause: t('scorecards.cause', { period, points: points ?? '-' }),
                }}
                onClose={onClose}
              />
            ),
          },
        }}
      />
      {open === 'scheme' && <SchemeDialog onClose={close} />}
      {open === 'compute' && <QuarterDialog action="compute" onClose={close} />}
      {open === 'publish' && <QuarterDialog action="publish" onClose={close} />}
    </Page>
  )
}

interface QuarterDialogProps {
  readonly action: 'compute' | 'publish'
  readonly onClose: () => void
}

/** Computes or publishes the scorecards of a quarter that has ended. */
function QuarterDialog({ action, onClose }: QuarterDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(`scorecards.${action}`)}
      route={action === 'compute' ? computeScorecards : publishScorecards}
      initial={{ period: endedQuarters(1)[0]! }}
      labels="scorecards.quarterForm"
      columns={1}
      note={<p>{t(`scorecards.${action}Note`)}</p>}
      fields={{ period: { control: <Select options={quarterOptions()} /> } }}
      submit={t(`scorecards.${action}`)}
      onDone={({ count }) => toast.success(t(`scorecards.${action}Done`, { count }))}
      onClose={onClose}
    />
  )
}

interface CardDrawerProps {
  readonly card: Scorecard
  readonly onClose: () => void
}

function CardDrawer({ card, onClose }: CardDrawerProps) {
  const { t } = useTranslation()
  const facts = useOptionalRead(listScoreFacts, { id: card.id }) ?? []
  return (
    <Dialog title={`${card.supplierName} · ${card.period}`} width={800} place="right" onClose={onClose}>
      <Stack>
        <DescriptionList
          variant="strip"
          items={[
            { label: t('scorecards.field.points'), value: <Points {...card} /> },
            { label: t('scorecards.field.proposal'), value: <Suggestion {...card} /> },
            { label: t('scorecards.field.revision'), value: String(card.revision) },
          ]}
        />
        <ScoreParts parts={card.parts} />
        <ScoreFacts facts={facts} />
        <DescriptionList items={[{ label: t('scorecards.field.digest'), value: card.digest, wide: true }]} />
      </Stack>
    </Dialog>
  )
}
