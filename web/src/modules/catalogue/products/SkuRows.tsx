import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkuDraft } from '#contract/catalogue/productDraft.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { FormPart, FormRows } from '#web/kit/form/formPart.ts'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Pairs } from './Pairs.tsx'
import { Pictures } from './Pictures.tsx'
import css from './Products.module.css'
import { blankSku } from './status.ts'

const MOST = 100
const further = ['model', 'marketPrice', 'taxCategoryCode', 'barcode', 'region', 'choices'] as const

/** SKUs of a product. */
export function SkuRows({ rows: { items, add, remove } }: { readonly rows: FormRows<SkuDraft> }) {
  const { t } = useTranslation()
  return (
    <div className={css['skus']}>
      {items.map((sku, index) => (
        <SkuBlock
          key={index}
          title={t('products.sku', { index: index + 1 })}
          sku={sku}
          onCopy={() => add({ ...sku.values, supplierSku: '', barcode: '' })}
          onRemove={items.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {items.length < MOST && (
        <div>
          <Button icon={<Icon of={PlusOutlined} />} onClick={() => add(blankSku)}>
            {t('products.addSku')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface SkuBlockProps {
  readonly title: string
  readonly sku: FormPart<SkuDraft>
  readonly onCopy: () => void
  /** Undefined for the last SKU, which cannot be removed. */
  readonly onRemove: (() => void) | undefined
}

function SkuBlock({ title, sku, onCopy, onRemove }: SkuBlockProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { picture = '' } = sku.values
  return (
    <section className={css['sku']} aria-label={title}>
      <header className={css['skuHead']}>
        <h3>{title}</h3>
        <RowActions>
          <Button variant="text" onClick={onCopy}>
            {t('products.copySku')}
          </Button>
          {onRemove && (
            <Button variant="text" onClick={onRemove}>
              {t('products.removeSku')}
            </Button>
          )}
        </RowActions>
      </header>
      <Fields
        of={sku}
        columns={4}
        fields={{
          supplierSku: {},
          spec: {},
          unit: {},
          listPrice: {},
          taxRate: {},
          minQty: {},
          onHand: {},
          leadDays: {},
        }}
      />
      <details
        className={css['more']}
        open={isOpen || further.some(sku.isWrong)}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="tap">{t('products.more')}</summary>
        <Fields
          of={sku}
          columns={4}
          fields={{ model: {}, marketPrice: {}, taxCategoryCode: {}, barcode: {}, region: {} }}
        />
        <div className={css['skuPicture']}>
          <Pictures
            label={t('products.field.picture')}
            hint={t('products.picture.skuHint')}
            value={picture ? [picture] : []}
            max={1}
            onChange={(next) =>
              sku.set(({ picture: before = '' }) => ({ picture: next(before ? [before] : [])[0] ?? '' }))
            }
          />
        </div>
        <h4 className={css['label']}>{t('products.choices')}</h4>
        <Pairs label={t('products.choices')} rows={sku.rows('choices', 'products.pair')} max={5} />
      </details>
    </section>
  )
}
