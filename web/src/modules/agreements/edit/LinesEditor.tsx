import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type AgreementLineDraft, maxAgreementLines } from '#contract/agreements/agreement.ts'
import type { Tier } from '#contract/catalogue/goods.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormRow, FormRows } from '#web/kit/form/formPart.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { FieldGrid, RowName } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { LineGoods } from './lines.ts'
import css from './LinesEditor.module.css'
import type { LineSources } from './useLineSources.tsx'

interface LinesEditorProps {
  /** Whether each line meets a position of a rotation. */
  readonly hasPositions: boolean
  /** Whether prices are a discount off the list price. */
  readonly isBelowList: boolean
  readonly hasTiers: boolean
  readonly rows: FormRows<AgreementLineDraft>
  readonly sources: LineSources
  /** Goods of lines that were there before. */
  readonly known: ReadonlyMap<string, LineGoods>
  readonly error: string | undefined
}

/** Lines of an agreement: goods are chosen from the supplier's, then priced. */
export function LinesEditor({ hasPositions, isBelowList, hasTiers, rows, sources, known, error }: LinesEditorProps) {
  const { t } = useTranslation()
  const id = useId()
  const { items, remove } = rows
  const { supplier, suppliers } = sources
  return (
    <section className={css['lines']} aria-labelledby={id}>
      <header className={css['head']}>
        <h3 id={id}>{t('agreements.linesHead', { count: items.length })}</h3>
        <div className={css['buttons']}>
          {suppliers.length > 1 && (
            <Select
              aria-label={t('agreements.goodsOf')}
              value={supplier?.id ?? ''}
              options={suppliers.map((each) => ({ value: each.id, label: each.name }))}
              onChange={(next) => sources.onSupplier(next)}
            />
          )}
          <Button size="sm" icon={<Icon of={UploadOutlined} />} disabled={!supplier} onClick={sources.importSheet}>
            {t('agreements.sheet.title')}
          </Button>
          <Button
            size="sm"
            icon={<Icon of={PlusOutlined} />}
            disabled={!supplier || items.length >= maxAgreementLines}
            onClick={sources.choose}
          >
            {t('agreements.addGoods')}
          </Button>
        </div>
      </header>
      {items.length === 0 && <p>{t(supplier ? 'agreements.noLines' : 'agreements.supplierFirst')}</p>}
      {items.map((row, index) => {
        const skuId = row.values.skuId ?? ''
        return (
          <LineRow
            key={row.key}
            row={row}
            hasPosition={hasPositions}
            isBelowList={isBelowList}
            hasTiers={hasTiers}
            hasSupplier={suppliers.length > 1}
            goods={known.get(skuId) ?? sources.added.get(skuId)}
            onRemove={() => remove(index)}
          />
        )
      })}
      {error !== undefined && (
        <p role="alert" className={css['error']}>
          {error}
        </p>
      )}
    </section>
  )
}

interface LineRowProps {
  readonly row: FormRow<AgreementLineDraft>
  readonly hasPosition: boolean
  readonly isBelowList: boolean
  readonly hasTiers: boolean
  readonly hasSupplier: boolean
  readonly goods: LineGoods | undefined
  readonly onRemove: () => void
}

function LineRow({ row, hasPosition, isBelowList, hasTiers, hasSupplier, goods, onRemove }: LineRowProps) {
  const { t } = useTranslation()
  const tiers: FormRows<Tier> = row.rows('tiers', 'agreements.tier')
  const under = [
    hasSupplier && goods?.supplierName,
    goods?.supplierSku,
    goods?.spec,
    goods && t('agreements.listed', { price: yuan(goods.listPrice) }),
  ]
  return (
    <div className={css['line']}>
      <div className={css['goods']}>
        <RowName under={under.filter(Boolean).join(' · ')}>{goods?.name ?? ''}</RowName>
        <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={onRemove}>
          {t('common.remove')}
        </Button>
      </div>
      <FieldGrid>
        {hasPosition && <FormField field={row.field('position')} />}
        <FormField field={row.field(isBelowList ? 'discount' : 'price')} />
        <FormField field={row.field('maxQty')} />
        <FormField field={row.field('maxAmount')} />
      </FieldGrid>
      {tiers.items.map((tier, index) => (
        <div key={tier.key} className={css['tier']}>
          <FieldGrid>
            <FormField field={tier.field('qty')} />
            <FormField field={tier.field('price')} />
          </FieldGrid>
          <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={() => tiers.remove(index)}>
            {t('agreements.removeTier')}
          </Button>
        </div>
      ))}
      {hasTiers && tiers.items.length < 10 && (
        <Button variant="text" icon={<Icon of={PlusOutlined} />} onClick={() => tiers.add()}>
          {t('agreements.addTier')}
        </Button>
      )}
    </div>
  )
}
