import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { CategoryAttribute } from '#contract/catalogue/categories.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { useFieldOf } from '#web/kit/form/draft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { TextArea, Input } from '#web/kit/form/Input.tsx'
import css from './AttributeRows.module.css'

const MOST = 40
const blank: CategoryAttribute = { name: '', enName: '', options: [], isChoice: false, isFacet: true }

interface AttributeRowsProps {
  readonly attributes: readonly CategoryAttribute[]
  readonly tried: boolean
  readonly onChange: (attributes: CategoryAttribute[]) => void
}

/** What a category asks of its products. */
export function AttributeRows({ attributes, tried, onChange }: AttributeRowsProps) {
  const { t } = useTranslation()
  return (
    <section className={css['attributes']}>
      <h3>{t('categories.attributes')}</h3>
      <p>{t('categories.attributesNote')}</p>
      {attributes.map((attribute, index) => (
        <AttributeRow
          key={index}
          attribute={attribute}
          tried={tried}
          onChange={(part) => onChange(attributes.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          onRemove={() => onChange(attributes.filter((_, at) => at !== index))}
        />
      ))}
      {attributes.length < MOST && (
        <Button size="sm" icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...attributes, blank])}>
          {t('categories.addAttribute')}
        </Button>
      )}
    </section>
  )
}

interface AttributeRowProps {
  readonly attribute: CategoryAttribute
  readonly tried: boolean
  readonly onChange: (part: Partial<CategoryAttribute>) => void
  readonly onRemove: () => void
}

function AttributeRow({ attribute, tried, onChange, onRemove }: AttributeRowProps) {
  const { t } = useTranslation()
  const label = (name: keyof CategoryAttribute) => t(`categories.attribute.${name}`)
  const field = useFieldOf()({ schema: CategoryAttribute, values: attribute, onChange, label, tried })
  return (
    <div className={css['attribute']}>
      <FieldGrid columns={2}>
        <Field {...field('name')} control={<Input maxLength={30} />} />
        <Field {...field('enName')} control={<Input maxLength={60} />} />
        <Field
          {...field('options')}
          value={attribute.options.join('\n')}
          onChange={(text) => onChange({ options: String(text) === '' ? [] : String(text).split('\n') })}
          hint={t('categories.optionsHint')}
          control={<TextArea rows={3} />}
          wide
        />
      </FieldGrid>
      <div className={css['foot']}>
        {(['isChoice', 'isFacet'] as const).map((name) => (
          <Checkbox
            key={name}
            checked={attribute[name]}
            label={label(name)}
            onChange={(checked) => onChange({ [name]: checked })}
          />
        ))}
        <Button look="text" icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('common.remove')}
        </Button>
      </div>
    </div>
  )
}
