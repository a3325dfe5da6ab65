import { useTranslation } from 'react-i18next'
import { uploadPicture } from '#contract/catalogue/pictures.ts'
import { MOST_PICTURES, type ProductDraft } from '#contract/catalogue/productDraft.ts'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { Form, PageFormBar } from '#web/kit/form/Form.tsx'
import type { Form as FormState } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { Pairs } from './Pairs.tsx'
import { Pictures } from './Pictures.tsx'
import css from './Products.module.css'
import { SkuRows } from './SkuRows.tsx'

interface ProductFormProps {
  readonly form: FormState<ProductDraft>
  /** The saved change is being submitted for review: nothing can be typed that would be lost. */
  readonly isSubmitting: boolean
  /** Read-only. */
  readonly fixed?: boolean
}

/** Form of a product. */
export function ProductForm({ form, isSubmitting, fixed = false }: ProductFormProps) {
  const { t } = useTranslation()
  const size = uploadPicture.upload.maxBytes / 1024 / 1024
  const disabled = fixed || isSubmitting
  return (
    <fieldset disabled={disabled} className={css['form']}>
      <Form of={form}>
        <Stack>
          <Section title={t('products.basic')}>
            <Fields
              of={form}
              fields={{
                name: { as: 'line', wide: true },
                code: {},
                brandName: {},
                categoryId: { control: <CategoryPicker leaf />, hint: t('products.categoryHint'), wide: true },
              }}
            />
          </Section>
          <Section title={t('products.specs')} note={t('products.specsNote')}>
            <SkuRows rows={form.rows('skus', 'products.field')} />
          </Section>
          <Section title={t('products.media')}>
            <Stack>
              <Pictures
                label={t('products.field.pictures')}
                hint={t('products.picture.hint', { max: MOST_PICTURES, size })}
                value={form.values.pictures ?? []}
                max={MOST_PICTURES}
                onChange={(next) => form.set(({ pictures = [] }) => ({ pictures: next(pictures) }))}
              />
              <FormField field={form.field('description')} pictures={uploadPicture} disabled={disabled} />
            </Stack>
          </Section>
          <Section title={t('products.details')} note={t('products.detailsNote')}>
            <Pairs label={t('products.details')} rows={form.rows('details', 'products.pair')} max={60} />
          </Section>
        </Stack>
      </Form>
      {!fixed && (
        <PageFormBar
          of={form}
          submit={t('products.save')}
          further={{ label: t('products.saveAndSubmit'), onClick: () => form.submit('submit') }}
        />
      )}
    </fieldset>
  )
}
