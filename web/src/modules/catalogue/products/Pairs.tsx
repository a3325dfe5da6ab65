import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { mostCharacters } from '#contract/catalogue/products.ts'
import { Button } from '#web/kit/Button.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import css from './Products.module.css'

interface Pair {
  readonly name: string
  readonly value: string
}

interface PairsProps {
  readonly label: string
  readonly value: readonly Pair[]
  readonly most: number
  readonly tried: boolean
  readonly onChange: (value: Pair[]) => void
}

/** Names and values, one pair a row. */
export function Pairs({ label, value, most, tried, onChange }: PairsProps) {
  const { t } = useTranslation()
  const set = (index: number, part: Partial<Pair>) =>
    onChange(value.map((pair, at) => (at === index ? { ...pair, ...part } : pair)))
  const box = (pair: Pair, index: number, part: keyof Pair) => (
    <TextBox
      aria-label={`${label} ${index + 1} ${t(part === 'name' ? 'products.pairName' : 'products.pairValue')}`}
      aria-invalid={tried && pair[part] === ''}
      placeholder={t(part === 'name' ? 'products.pairName' : 'products.pairValue')}
      maxLength={part === 'name' ? mostCharacters.attributeName : mostCharacters.attributeValue}
      value={pair[part]}
      onChange={(event) => set(index, { [part]: event.target.value })}
    />
  )
  return (
    <div className={css['pairs']}>
      {value.map((pair, index) => (
        <div key={index} className={css['pair']}>
          {box(pair, index, 'name')}
          {box(pair, index, 'value')}
          <Button
            look="text"
            aria-label={`${t('products.removeSku')} ${pair.name}`}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {value.length < most && (
        <div>
          <Button
            size="sm"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => onChange([...value, { name: '', value: '' }])}
          >
            {t('products.addPair')}
          </Button>
        </div>
      )}
    </div>
  )
}
