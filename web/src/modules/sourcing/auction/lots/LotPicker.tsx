import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuctionTerms } from '#contract/sourcing/auction/auctionShapes.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { twoDigits } from '../AuctionTop.tsx'

type Lots = AuctionTerms['lots']

/** Chosen lot: the first at the beginning; 0 without lots. */
export function useLot(lots: Lots) {
  const [no, setNo] = useState(lots?.[0]?.no ?? 0)
  return { no, setNo, lots: lots ?? [] }
}

/** Chooses the lot that chart and ranking show; nothing without lots. */
export function LotPicker({ no, setNo, lots }: ReturnType<typeof useLot>) {
  const { t } = useTranslation()
  if (lots.length === 0) return null
  return (
    <Select
      aria-label={t('auctionLots.choose')}
      options={lots.map((lot) => ({ value: `${lot.no}`, label: `${twoDigits(lot.no)} ${lot.name}` }))}
      value={`${no}`}
      onChange={(value) => setNo(Number(value))}
    />
  )
}
