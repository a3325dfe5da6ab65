import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { maxCharacters } from '#contract/catalogue/productDraft.ts'
import type { FormPart, FormRows } from '#web/kit/form/formPart.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Products.module.css'

interface Pair {
  name: string
  value: string
}

interface PairsProps {
  readonly label: string
  readonly rows: FormRows<Pair>
  readonly max: number
}

/** Rows of names and values. */
export function Pairs({ label, rows: { items, add, remove }, max }: PairsProps) {
  const { t } = useTranslation()
  const box = (pair: FormPart<Pair>, index: number, name: keyof Pair) => {
    const field = pair.field(name)
    return (
      <Input
        aria-label={`${label} ${index + 1} ${field.label}`}
        aria-invalid={field.error !== undefined}
        placeholder={field.label}
        maxLength={name === 'name' ? maxCharacters.attributeName : maxCharacters.attributeValue}
        value={pair.values[name] ?? ''}
        onChange={(event) => field.onChange(event.target.value)}
      />
    )
  }
  return (
    <div className={css['pairs']}>
      {items.map((pair, index) => (
        <div key={index} className={css['pair']}>
          {box(pair, index, 'name')}
          {box(pair, index, 'value')}
          <Button
            variant="text"
            aria-label={`${t('products.removeSku')} ${pair.values.name}`}
            icon={<Icon of={DeleteOutlined} />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {items.length < max && (
        <div>
          <Button size="sm" icon={<Icon of={PlusOutlined} />} onClick={() => add()}>
            {t('products.addPair')}
          </Button>
        </div>
      )}
    </div>
  )
}
