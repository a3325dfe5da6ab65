import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CodeMatch, listStockBatches } from '#contract/warehouse/stock.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ScanBox } from '../documents/ScanBox.tsx'
import css from './WarehouseScanPage.module.css'

/** What a scanned code is, and where its stock lies. */
export function WarehouseScanPage() {
  const { t } = useTranslation()
  const [match, setMatch] = useState<CodeMatch>()
  return (
    <Page title={t('warehouseScan.title')} purpose={t('warehouseScan.purpose')}>
      <Stack>
        <div className={`card ${css['scan']}`}>
          <ScanBox onMatch={setMatch} />
        </div>
        {match ? (
          <Found match={match} />
        ) : (
          <Empty illustration="search" title={t('warehouseScan.empty')} reason={t('warehouseScan.emptyReason')} />
        )}
      </Stack>
    </Page>
  )
}

function Found({ match }: { readonly match: CodeMatch }) {
  const { t } = useTranslation()
  // A page holds fifty rows: the list itself looks for the batch or the place.
  const of = {
    ...(match.itemId === null ? {} : { itemId: match.itemId }),
    ...(match.kind === 'item' ? {} : { keyword: match.label }),
  }
  const found = useOptionalRead(listStockBatches, { ...of, limit: 50 })
  const rows = (found?.records ?? []).filter(
    ({ batchId, placeId }) =>
      (match.batchId === null || batchId === match.batchId) && (match.placeId === null || placeId === match.placeId),
  )
  return (
    <>
      <Section title={t('warehouseScan.found')} note={t(`warehouseScan.kind.${match.kind}`)}>
        <DescriptionList items={[{ label: match.label, value: match.under, wide: true }]} />
      </Section>
      <Section title={t('warehouseScan.inStock')}>
        {found && rows.length === 0 && <Empty title={t('warehouseScan.none')} />}
        <ul className={css['rows']}>
          {rows.map((row) => (
            <li key={row.id}>
              <span>
                <b>{row.name}</b>
                <small>
                  {[row.warehouseName, row.placeCode, row.batchNo, row.expiresOn].filter(Boolean).join(' · ')}
                </small>
              </span>
              <b>
                {row.onHand} {row.unit}
              </b>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
