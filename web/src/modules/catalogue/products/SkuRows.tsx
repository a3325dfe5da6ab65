import { PlusOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SkuDraft } from '#contract/catalogue/products.ts'
import { Button } from '#web/kit/Button.tsx'
import { problemOf } from '#web/kit/check.ts'
import { useFieldOf } from '#web/kit/draft.ts'
import { Field } from '#web/kit/Field.tsx'
import { FieldGrid, RowActions } from '#web/kit/office/Panel.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { Pairs } from './Pairs.tsx'
import { Pictures } from './Pictures.tsx'
import css from './Products.module.css'
import { blankSku } from './status.ts'

type Sku = Partial<SkuDraft>
const MOST = 100
const first = ['supplierSku', 'spec', 'unit', 'listPrice', 'taxRate', 'minQty', 'onHand', 'leadDays'] as const
const further = ['model', 'marketPrice', 'taxCategoryCode', 'barcode', 'region'] as const
const figures: readonly string[] = ['listPrice', 'marketPrice', 'taxRate']
const wholes: readonly string[] = ['minQty', 'onHand', 'leadDays']

interface SkuRowsProps {
  readonly skus: readonly Sku[]
  readonly tried: boolean
  readonly onChange: (next: (before: readonly Sku[]) => Sku[]) => void
}

/** The SKUs of a product, one block each. */
export function SkuRows({ skus, tried, onChange }: SkuRowsProps) {
  const { t } = useTranslation()
  return (
    <div className={css['skus']}>
      {skus.map((sku, index) => (
        <SkuBlock
          key={index}
          title={t('products.sku', { index: index + 1 })}
          sku={sku}
          tried={tried}
          onChange={(part) => onChange((all) => all.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          onCopy={() => onChange((all) => [...all, { ...sku, supplierSku: '', barcode: '' }])}
          onRemove={skus.length > 1 ? () => onChange((all) => all.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      {skus.length < MOST && (
        <div>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange((all) => [...all, blankSku])}>
            {t('products.addSku')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface SkuBlockProps {
  readonly title: string
  readonly sku: Sku
  readonly tried: boolean
  readonly onChange: (part: Sku) => void
  readonly onCopy: () => void
  /** The last SKU of a product cannot be removed. */
  readonly onRemove: (() => void) | undefined
}

function SkuBlock({ title, sku, tried, onChange, onCopy, onRemove }: SkuBlockProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const fieldOf = useFieldOf()
  const field = fieldOf({
    schema: SkuDraft,
    values: sku,
    onChange,
    label: (name) => t(`products.field.${name}`),
    tried,
  })
  const isWrongInside = tried && [...further, 'choices' as const].some((name) => problemOf(SkuDraft, name, sku[name]))
  const control = (name: keyof SkuDraft) => (
    <Field key={name} {...field(name)} control={<TextBox {...keyboardOf(name)} />} />
  )
  return (
    <section className={css['sku']} aria-label={title}>
      <header className={css['skuHead']}>
        <h3>{title}</h3>
        <RowActions>
          <Button look="text" onClick={onCopy}>
            {t('products.copySku')}
          </Button>
          {onRemove && (
            <Button look="text" onClick={onRemove}>
              {t('products.removeSku')}
            </Button>
          )}
        </RowActions>
      </header>
      <FieldGrid columns={4}>{first.map(control)}</FieldGrid>
      <details
        className={css['more']}
        open={isOpen || isWrongInside}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="tap">{t('products.more')}</summary>
        <FieldGrid columns={4}>{further.map(control)}</FieldGrid>
        <div className={css['skuPicture']}>
          <Pictures
            label={t('products.field.picture')}
            hint={t('products.picture.skuHint')}
            value={sku.picture ? [sku.picture] : []}
            most={1}
            onChange={(next) => onChange({ picture: next(sku.picture ? [sku.picture] : [])[0] ?? '' })}
          />
        </div>
        <h4 className={css['label']}>{t('products.choices')}</h4>
        <Pairs
          label={t('products.choices')}
          value={sku.choices ?? []}
          most={5}
          tried={tried}
          onChange={(choices) => onChange({ choices })}
        />
      </details>
    </section>
  )
}

function keyboardOf(name: string): { inputMode?: 'decimal' | 'numeric' } {
  if (figures.includes(name)) return { inputMode: 'decimal' }
  return wholes.includes(name) ? { inputMode: 'numeric' } : {}
}
