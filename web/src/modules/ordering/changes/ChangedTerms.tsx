import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderChange } from '#contract/ordering/changes/change.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Changed } from '../history/Changed.tsx'

const addressOf = (address: OrderChange['address']): string =>
  address === null ? '' : `${address.consignee} ${address.mobile} · ${address.fullAddress}`

/** What a change alters, each before and after, with its reason and answer. */
export function ChangedTerms({ change }: { readonly change: OrderChange }) {
  const { t } = useTranslation()
  const { lines, expectedDate, formerExpectedDate, address, formerAddress, amount, formerAmount } = change
  const items: { label: string; value: ReactNode; wide: boolean }[] = lines.map((line) => ({
    label: line.name,
    wide: true,
    value: (
      <>
        <Changed before={line.before} after={line.after === 0 ? t('orders.change.removed') : line.after} isChanged />{' '}
        {line.after > 0 && line.unit}
      </>
    ),
  }))
  if (expectedDate !== null)
    items.push({
      label: t('orders.change.date'),
      wide: true,
      value: <Changed before={formerExpectedDate ?? t('orders.change.noDate')} after={expectedDate} isChanged />,
    })
  if (address !== null)
    items.push({
      label: t('orders.change.address'),
      wide: true,
      value: <Changed before={addressOf(formerAddress)} after={addressOf(address)} isChanged />,
    })
  if (lines.length > 0 && amount !== null && formerAmount !== null)
    items.push({
      label: t('orders.change.total'),
      wide: true,
      value: (
        <Changed
          before={<Amount value={formerAmount} />}
          after={<Amount value={amount} />}
          isChanged={amount !== formerAmount}
        />
      ),
    })
  items.push({ label: t('orders.change.reason'), wide: true, value: change.reason })
  if (change.answer !== '') items.push({ label: t('orders.change.answer'), wide: true, value: change.answer })
  return <DescriptionList items={items} />
}
