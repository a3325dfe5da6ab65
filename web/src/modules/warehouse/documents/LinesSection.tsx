import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pick, StockDocumentDetail, StockLine } from '#contract/warehouse/document.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './LinesSection.module.css'
import { RepickDialog } from './RepickDialog.tsx'

interface Shown {
  readonly line: StockLine
  readonly pick: Pick | null
}

/** Lines of a document: with their picks, as far as batches are chosen. */
export function LinesSection({ document }: { readonly document: StockDocumentDetail }) {
  const { t } = useTranslation()
  const [repicked, setRepicked] = useState<{ line: StockLine; pick: Pick }>()
  const rows = document.lines.flatMap((line): Shown[] =>
    line.picks.length === 0 ? [{ line, pick: null }] : line.picks.map((pick) => ({ line, pick })),
  )
  const mayRepick = document.can.includes('repick')
  const isMoved = document.kind === 'transfer' || document.kind === 'issue'
  return (
    <Section title={t('stockDocuments.lines')} note={t('stockDocuments.kinds', { count: document.kinds })}>
      <div className={css['frame']}>
        <table className={css['table']} aria-label={t('stockDocuments.lines')}>
          <thead>
            <tr>
              <th scope="col">{t('stockDocuments.line.item')}</th>
              <th scope="col">{t('stockDocuments.line.place')}</th>
              <th scope="col">{t('stockDocuments.line.batch')}</th>
              <th scope="col">{t('stockDocuments.line.expires')}</th>
              <th scope="col" data-right>
                {t('stockDocuments.line.requested')}
              </th>
              <th scope="col" data-right>
                {t('stockDocuments.line.done')}
              </th>
              {isMoved && (
                <th scope="col" data-right>
                  {t(document.kind === 'transfer' ? 'stockDocuments.line.arrived' : 'stockDocuments.line.back')}
                </th>
              )}
              {mayRepick && <th aria-hidden />}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, pick }) => (
              <tr key={pick?.id ?? line.id}>
                <td>
                  <RowName under={[line.itemNo, line.spec, pick?.reason].filter(Boolean).join(' · ')}>
                    {line.name}
                  </RowName>
                </td>
                <td>{pick?.placeCode || line.placeCode || '-'}</td>
                <td>{pick?.batchNo || line.batchNo || '-'}</td>
                <td>{pick?.expiresOn ?? line.expiresOn ?? t('stockDocuments.line.noExpiry')}</td>
                <td data-right>
                  {pick?.quantity ?? line.requested} {line.unit}
                </td>
                <td data-right>{pick?.done ?? line.done}</td>
                {isMoved && <td data-right>{pick?.arrived ?? '-'}</td>}
                {mayRepick && (
                  <td data-right>
                    {pick && (
                      <Button variant="text" size="sm" onClick={() => setRepicked({ line, pick })}>
                        {t('stockDocuments.issue.repick')}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {repicked && <RepickDialog document={document} {...repicked} onClose={() => setRepicked(undefined)} />}
    </Section>
  )
}
