import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import type { CategoryAttribute } from '#contract/catalogue/categories.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './AttributeRows.module.css'

const MOST = 40

/** Attributes of a category's products. */
export function AttributeRows({ rows: { items, add, remove } }: { readonly rows: FormRows<CategoryAttribute> }) {
  const { t } = useTranslation()
  return (
    <section className={css['attributes']}>
      <h3>{t('categories.attributes')}</h3>
      <p>{t('categories.attributesNote')}</p>
      {items.map((attribute, index) => (
        <div key={index} className={css['attribute']}>
          <Fields of={attribute} fields={{ name: {}, enName: {}, options: { wide: true } }} />
          <div className={css['foot']}>
            {(['isChoice', 'isFacet'] as const).map((name) => (
              <Checkbox
                key={name}
                checked={attribute.values[name] === true}
                label={t(`categories.attribute.${name}`)}
                onChange={(checked) => attribute.set({ [name]: checked })}
              />
            ))}
            <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={() => remove(index)}>
              {t('common.remove')}
            </Button>
          </div>
        </div>
      ))}
      {items.length < MOST && (
        <Button size="sm" icon={<Icon of={PlusOutlined} />} onClick={() => add({ isFacet: true })}>
          {t('categories.addAttribute')}
        </Button>
      )}
    </section>
  )
}
