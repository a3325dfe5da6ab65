import { useTranslation } from 'react-i18next'
import type { AgreementChange, AgreementDetail, LineChange } from '#contract/agreements/agreement.ts'
import type { CapChange } from '#contract/agreements/agreementUse.ts'
import type { Tier } from '#contract/catalogue/goods.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Stack, Under } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { changeTones } from '../AgreementState.tsx'
import { Tiers } from './Tiers.tsx'

/** Changes of an agreement, newest first, each with what it does to the lines. */
export function AgreementChanges({ agreement: { changes } }: { readonly agreement: AgreementDetail }) {
  return changes.map((change) => <OneChange key={change.changeNo} change={change} />)
}

function OneChange({ change }: { readonly change: AgreementChange }) {
  const { t } = useTranslation()
  const { changeNo, kind, status, validTo, startsOn, note, reason, lines, caps, indexMonth, indexValue } = change
  const what =
    kind === 'extension' ? t('agreements.extendsTo', { lastDay: validTo }) : t('agreements.startsOn', { day: startsOn })
  return (
    <Section
      title={t(`agreements.changeKinds.${kind}`, { number: changeNo })}
      note={
        <StatusTag tone={changeTones[status]} as="tag">
          {t(`agreements.changeStatus.${status}`)}
        </StatusTag>
      }
    >
      <Stack>
        <div>
          <p>{what}</p>
          {indexMonth !== null && <p>{t('agreements.byIndex', { month: indexMonth, value: indexValue ?? '' })}</p>}
        </div>
        {lines.length > 0 && (
          <Table
            label={t(`agreements.changeKinds.${kind}`, { number: changeNo })}
            rows={lines}
            rowKey={({ skuId }) => skuId}
            columns={[
              { key: 'name', title: t('agreements.goods'), lead: true },
              {
                key: 'before',
                title: t('agreements.before'),
                render: ({ priceBefore, tiersBefore, maxBefore, amountBefore }: LineChange) => (
                  <Side price={priceBefore} tiers={tiersBefore} max={maxBefore} most={amountBefore} />
                ),
              },
              {
                key: 'after',
                title: t('agreements.after'),
                render: ({ priceAfter, tiersAfter, maxAfter, amountAfter }: LineChange) => (
                  <Side price={priceAfter} tiers={tiersAfter} max={maxAfter} most={amountAfter} />
                ),
              },
            ]}
          />
        )}
        {caps.length > 0 && (
          <Table
            label={t('agreements.caps')}
            rows={caps}
            rowKey={({ deptName }) => deptName}
            columns={[
              {
                key: 'deptName',
                title: t('agreements.caps'),
                lead: true,
                render: ({ deptName }: CapChange) => deptName || t('agreements.whole'),
              },
              {
                key: 'before',
                title: t('agreements.before'),
                render: ({ amountBefore, maxBefore }: CapChange) => <Most max={maxBefore} most={amountBefore} />,
              },
              {
                key: 'after',
                title: t('agreements.after'),
                render: ({ amountAfter, maxAfter }: CapChange) => <Most max={maxAfter} most={amountAfter} />,
              },
            ]}
          />
        )}
      </Stack>
      <Under>
        {change.createdByName} <Brief at={change.createdAt} /> {note}
      </Under>
      {reason !== '' && <Under>{t('agreements.notAgreed', { reason })}</Under>}
    </Section>
  )
}

interface MostProps {
  readonly max: number | null
  readonly most: string | null
}

interface SideProps extends MostProps {
  readonly price: string | null
  readonly tiers: readonly Tier[]
}

function Side({ price, tiers, ...caps }: SideProps) {
  if (price === null) return '-'
  return (
    <span>
      <Amount value={price} />
      {tiers.length > 0 && <Tiers tiers={tiers} />}
      <Under>
        <Most {...caps} />
      </Under>
    </span>
  )
}

function Most({ max, most }: MostProps) {
  const { t } = useTranslation()
  if (max === null && most === null) return t('agreements.noCap')
  return (
    <>
      {max !== null && t('agreements.cap', { count: max })} {most !== null && <Amount value={most} />}
    </>
  )
}
